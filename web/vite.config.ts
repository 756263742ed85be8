import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  base: './', // the page also works under a sub-path
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: process.env.LUDUS_WEB_OUT ?? '../src/ludus/server/static',
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    pool: 'vmThreads', // a context for each file in processes that stay: less than half the work of a process for each
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 600_000, // ms: a busy machine is no reason to fail
    hookTimeout: 600_000,
  },
});
