import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts', 'deep/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every core works; the usual number leaves one idle.
    maxWorkers: '100%',
  },
});
