import { preferences } from '../ui/preferences.svelte';
import { SCORES, type Tone } from './scores';

export type Sound = keyof typeof SCORES;

let studio: { context: AudioContext; out: GainNode; noise: AudioBuffer } | null = null;

/** Plays a sound, if the person wants sounds and the browser allows it by now. */
export function play(name: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  studio ??= open();
  if (studio.context.state === 'suspended') void studio.context.resume();
  for (const tone of SCORES[name] as readonly Tone[]) sound(tone);
}

function open(): NonNullable<typeof studio> {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.35;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return { context, out, noise };
}

function sound(tone: Tone): void {
  const { context, out } = studio!;
  const start = context.currentTime + tone.at;
  const end = start + tone.length;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loud, start + Math.min(0.012, tone.length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);
  const source = tone.voice === 'noise' ? rustle(tone, gain) : note(tone, gain);
  source.start(start);
  source.stop(end);
}

function note(tone: Tone, gain: GainNode): OscillatorNode {
  const { context } = studio!;
  const start = context.currentTime + tone.at;
  const oscillator = context.createOscillator();
  oscillator.type = tone.voice as OscillatorType;
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  oscillator.connect(gain);
  return oscillator;
}

function rustle(tone: Tone, gain: GainNode): AudioBufferSourceNode {
  const { context, noise } = studio!;
  const start = context.currentTime + tone.at;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(tone.from, start);
  filter.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
  const source = context.createBufferSource();
  source.buffer = noise;
  source.connect(filter).connect(gain);
  return source;
}
