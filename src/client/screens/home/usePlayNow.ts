/** From a choice to its first decision, with as little waiting as can be. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Choice, rememberChoice } from './choice.ts';

export interface PlayNow {
  readonly stage: 'choosing' | 'dealing' | 'failed';
  readonly play: (choice: Choice) => void;
}

/** Loads ahead of the tap; when that fails, the tap says so. */
export function prepare(game: Choice['game']): void {
  import('./quickGame.ts').then((quick) => quick.prepare(game)).catch(() => undefined);
}

export function usePlayNow(): PlayNow {
  const [stage, setStage] = useState<PlayNow['stage']>('choosing');
  const [, navigate] = useLocation();
  const play = async (choice: Choice) => {
    if (stage === 'dealing') return;
    setStage('dealing');
    try {
      const { begin } = await import('./quickGame.ts');
      const address = await begin(choice);
      rememberChoice(choice);
      navigate(address);
      window.scrollTo(0, 0);
    } catch {
      setStage('failed');
    }
  };
  return { stage, play };
}
