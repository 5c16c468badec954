import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';

/** The folder with the box files to build with, or an empty text. */
export const BOXES: string;

/** The files of a folder by game. */
export function boxFiles(folder: string): Map<string, string>;

/** Puts the box files of a folder in place of the games' own. */
export function boxesForVite(folder: string): VitePlugin;
export function boxesForEsbuild(folder: string): EsbuildPlugin;

/** Throws with all that is wrong with the box files of a folder. */
export function checkBoxes(folder: string): Promise<void>;
