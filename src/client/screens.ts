/** Screens that others load ahead. */
import { screen } from './ui/screen.tsx';

export const LocalScreen = screen(async () => (await import('./play/LocalScreen.tsx')).LocalScreen);
