import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte' })],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false }, // the server looks at where a page comes from
      '/socket': { target: 'ws://127.0.0.1:8000', ws: true, changeOrigin: false },
    },
  },
});
