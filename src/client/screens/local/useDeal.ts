/** Begins deals of the day and goes to their tables. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { KeptDay, KeptDeal } from '../../settings/daily.ts';
import { LocalScreen } from './lazyLocalScreen.ts';

export interface DealControls {
  readonly stage: 'choosing' | 'dealing' | 'failed';
  /** The attempt that counts, or goes on with it. */
  readonly begin: (day: Pick<KeptDay, 'day' | 'closes'>, deal: KeptDeal) => void;
  /** Just for fun. */
  readonly play: (deal: KeptDeal) => void;
}

export function useDeal(person: string | undefined): DealControls {
  const [stage, setStage] = useState<DealControls['stage']>('choosing');
  const [, navigate] = useLocation();
  const start = async (open: () => Promise<string>) => {
    if (stage === 'dealing') return;
    setStage('dealing');
    try {
      const [address] = await Promise.all([open(), LocalScreen.preload()]);
      navigate(address);
      window.scrollTo(0, 0);
    } catch {
      setStage('failed');
    }
  };
  return {
    stage,
    begin: (day, deal) =>
      void start(async () => {
        const [{ startDaily }, { syncAttempts }] = await Promise.all([
          import('../../table/daily/startDaily.ts'),
          import('../../table/daily/syncAttempts.ts'),
        ]);
        const address = await startDaily(day, deal, person);
        if (person !== undefined) void syncAttempts(person);
        return address;
      }),
    play: (deal) =>
      void start(async () => (await import('../../table/daily/startDaily.ts')).startForFun(deal)),
  };
}
