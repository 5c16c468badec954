/** Screens that can be preloaded. */
import { lazyScreen } from '../../ui/lazyScreen.tsx';

/** The local table screen. */
export const LocalScreen = lazyScreen(async () => (await import('./LocalScreen.tsx')).LocalScreen);
