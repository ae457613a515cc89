import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { keepShell } from './pwa/register';
import { preferences } from './ui/preferences.svelte';
import { speech } from './words/speech.svelte';

preferences.dress();
await speech.start();
mount(App, { target: document.getElementById('app')! });
keepShell();
