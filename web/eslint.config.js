import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/generated/', 'tests/views/', 'public/', 'node_modules/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check says which of them are needed
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a blank
      'svelte/prefer-svelte-reactivity': 'off', // not every Map is drawn
      'svelte/prefer-writable-derived': 'off',
    },
  },
  {
    files: ['src/boards/spartacus/art/**'], // drawings of our own, no text of anybody
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
