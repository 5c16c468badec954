/** Which games a thread can play: the real ones, or those of a module that a test brings along. */
import { loadTitle } from '#games';

export async function titlesFrom(module: string | undefined): Promise<typeof loadTitle> {
  return module === undefined ? loadTitle : (await import(module)).loadTitle;
}
