export { default } from './Poster.svelte';
