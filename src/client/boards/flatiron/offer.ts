/** What a part of the board may be chosen for. */
import type { ChoiceKind } from '../kit/Choosable.tsx';

export interface Offer {
  readonly label: string;
  readonly onChoose?: (() => void) | undefined;
  readonly onAttempt?: (() => void) | undefined;
  readonly pressed?: boolean | undefined;
  readonly leads?: ChoiceKind;
  /** Its name for a coach who points at it. */
  readonly part?: string | undefined;
}
