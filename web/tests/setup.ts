import { configure } from '@testing-library/svelte';
import { vi } from 'vitest';

configure({ asyncUtilTimeout: 300_000 }); // ms: a busy machine is no reason to fail

// What a browser has and jsdom lacks.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
