/** What became of a game's deal: as the server knows it, and as this device does. */
import { dailyValue } from '#table';
import type { Attempt } from '../../settings/daily.ts';
import type { OwnAttempt } from './dailyApi.ts';

export type DailyStatus =
  | {
      readonly is: 'counted';
      readonly value: number;
      readonly attempt: Attempt | undefined;
      readonly id: string;
    }
  /** Over, and on its way to the server. */
  | { readonly is: 'counting'; readonly value: number; readonly attempt: Attempt }
  | { readonly is: 'playing' | 'refused' | 'givenUp'; readonly attempt: Attempt }
  | { readonly is: 'open' | 'elsewhere' };

export function statusOf(own: OwnAttempt | null | undefined, attempt: Attempt | undefined): DailyStatus {
  if (own?.result) {
    const here = attempt?.id === own.id ? attempt : undefined;
    return { is: 'counted', value: own.result.value, attempt: here, id: own.id };
  }
  if (!attempt) return { is: own ? 'elsewhere' : 'open' };
  const { state, scores } = attempt;
  if (state === 'counted') return { is: state, value: dailyValue(scores ?? []), attempt, id: attempt.id };
  if (state === 'over') return { is: 'counting', value: dailyValue(scores ?? []), attempt };
  return { is: state, attempt };
}
