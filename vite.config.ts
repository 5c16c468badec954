/** The client's build: src/client into dist/client. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BOXES, boxesForVite } from './tools/boxes.mjs';
import { GROUPS, sharingWorker } from './tools/chunks.ts';
import { pages } from './tools/pages.ts';
import { precache } from './tools/precache.ts';

export default defineConfig({
  root: 'src/client',
  plugins: [react(), sharingWorker(), pages(), precache(), boxesForVite(BOXES)],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    // light-dark() and container queries as they are, in every browser since spring 2024.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The content policy allows no data: fonts.
    assetsInlineLimit: 0,
    // All of these browsers preload modules by themselves.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Loading rules, tables and messages does nothing by itself, so pages that use none of them need not load them.
      treeshake: {
        moduleSideEffects: [{ test: /src\/(kernel|table|protocol)\//, sideEffects: false }],
      },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
});
