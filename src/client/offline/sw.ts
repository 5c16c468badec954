/** Where the service worker begins; the build puts it at /sw.js and writes itself into it. */
import { type Build, keep } from './keeper.ts';
import type { Scope } from './scope.ts';

declare const BUILD: Build;

// The browser runs this file in the scope of a service worker, never in a page.
keep(globalThis as unknown as Scope, BUILD);
