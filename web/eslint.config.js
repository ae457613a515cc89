import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/**
 * Without the rules that need types: those take minutes, and svelte-check (`npm run check`) checks the types.
 * So each file stands for itself, and `npm run lint` may remember those that have not changed.
 */
export default defineConfig(
  { ignores: ['dist', 'src/generated'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // As in TypeScript itself, `_` names what has to be there for what comes after it: `{#each cups as _, i}`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);
