/** Screens that others load ahead. */
import { screen } from '../../ui/lazyScreen.tsx';

export const LocalScreen = screen(async () => (await import('./LocalScreen.tsx')).LocalScreen);
