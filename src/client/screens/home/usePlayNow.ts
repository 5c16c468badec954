/** The "play now" button: from the choice to the first decision as fast as possible. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Choice, rememberChoice } from './choice.ts';

/** The progress, and the function that starts. */
export interface PlayNow {
  readonly stage: 'choosing' | 'dealing' | 'failed';
  readonly play: (choice: Choice) => void;
}

/** Preloads before the click; failures are reported by the click itself. */
export function prepare(game: Choice['game']): void {
  import('./quickGame.ts').then((quick) => quick.prepare(game)).catch(() => undefined);
}

/** Starts a game and goes to its table. */
export function usePlayNow(): PlayNow {
  const [stage, setStage] = useState<PlayNow['stage']>('choosing');
  const [, navigate] = useLocation();
  const play = async (choice: Choice) => {
    if (stage === 'dealing') return;
    setStage('dealing');
    try {
      const { startQuickGame } = await import('./quickGame.ts');
      const address = await startQuickGame(choice);
      rememberChoice(choice);
      navigate(address);
      window.scrollTo(0, 0);
    } catch {
      setStage('failed');
    }
  };
  return { stage, play };
}
