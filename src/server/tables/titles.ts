/** The games a thread can play: the real ones, or those of a test's own module. */
import { loadTitle } from '#games';

export async function titlesFrom(module: string | undefined): Promise<typeof loadTitle> {
  return module === undefined ? loadTitle : (await import(module)).loadTitle;
}
