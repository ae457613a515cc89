import { recall, remember } from '../ui/memory';

let made: string | null = null;

/** Who we are to the server: 32 random bytes, made once in this browser and told to nobody else. */
export function playerKey(): string {
  made ??= recall('key') ?? newKey();
  return made;
}

export function nickname(): string {
  return recall('nickname') ?? '';
}

export function setNickname(name: string): void {
  remember('nickname', name.trim());
}

function newKey(): string {
  const key = base64url(crypto.getRandomValues(new Uint8Array(32)));
  remember('key', key);
  return key;
}

export function newId(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(12)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
