/** Screens that others load ahead. */
import { lazyScreen } from '../../ui/lazyScreen.tsx';

export const LocalScreen = lazyScreen(async () => (await import('./LocalScreen.tsx')).LocalScreen);
