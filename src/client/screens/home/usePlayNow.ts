/** The "play now" button: from the choice to the first decision as fast as possible. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Choice, rememberChoice } from './choice.ts';

/** The progress, and the function that starts. */
export interface PlayNow {
  readonly stage: 'choosing' | 'dealing' | 'failed';
  readonly play: (choice: Choice) => void;
  /** Starts the guided first game of a title, or goes on with it. */
  readonly playGuided: (game: Choice['game']) => void;
}

/** Preloads before the click; failures are reported by the click itself. */
export function prepare(game: Choice['game']): void {
  import('./quickGame.ts').then((quick) => quick.prepare(game)).catch(() => undefined);
}

/** Starts a game and goes to its table. */
export function usePlayNow(): PlayNow {
  const [stage, setStage] = useState<PlayNow['stage']>('choosing');
  const [, navigate] = useLocation();
  const start = async (open: () => Promise<string>) => {
    if (stage === 'dealing') return;
    setStage('dealing');
    try {
      navigate(await open());
      window.scrollTo(0, 0);
    } catch {
      setStage('failed');
    }
  };
  const play = (choice: Choice) =>
    start(async () => {
      const { startQuickGame } = await import('./quickGame.ts');
      const address = await startQuickGame(choice);
      rememberChoice(choice);
      return address;
    });
  const playGuided = (game: Choice['game']) =>
    start(async () => (await import('./quickGame.ts')).startGuidedGame(game));
  return { stage, play, playGuided };
}
