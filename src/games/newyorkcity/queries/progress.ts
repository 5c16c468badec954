/** How far the round is. */
import { at } from '#kernel';
import { usableBefore } from '../flow/draft.ts';
import type { Step } from '../state.ts';
import type { View } from '../view.ts';

function stepsOf({ agenda }: View): readonly Step[] {
  return agenda.flatMap((step) => ('lanes' in step ? [] : [step]));
}

/** What is being done now. */
export function stepOf(view: View): Step | undefined {
  return stepsOf(view).at(-1);
}

/** The part of the round, or what is before the first and after the last. */
export type RoundPhase = 'setup' | 'draft' | 'bidding' | 'last' | 'over';

export function roundPhaseOf(view: View): RoundPhase {
  const steps = stepsOf(view);
  if (steps.length === 0) return 'over';
  if (steps.some(({ step }) => step === 'giveStacks')) return 'setup';
  if (steps.some(({ step }) => step === 'closeDraft')) return 'draft';
  return steps.some(({ step }) => step === 'closeRound') ? 'last' : 'bidding';
}

/** A player in this bidding round, and how far it is with its turn. */
export type BidTurn = {
  readonly firm: number;
  readonly standing: 'bid' | 'passed' | 'now' | 'coming' | 'late';
};

/** R6.2, R11.18 The players in the order of their bids; whoever waits comes last. */
export function bidTurnsOf(view: View): readonly BidTurn[] {
  const { firms, opener, late } = view;
  const steps = stepsOf(view);
  const top = steps.at(-1);
  const now = top && areBidsOpen(view) && 'seat' in top ? top.seat : -1;
  const coming = new Set(steps.flatMap((step) => (step.step === 'bidTurn' ? [step.firm] : [])));
  const waits = steps.some(({ step }) => step === 'lateBid');
  const order = firms.map((_, i) => (opener + i) % firms.length);
  const turns = late < 0 ? order : [...order.filter((firm) => firm !== late), late];
  return turns.map((firm) => ({ firm, standing: standingOf(firm) }));

  function standingOf(firm: number): BidTurn['standing'] {
    if (firm === now) return 'now';
    if (coming.has(firm)) return 'coming';
    if (at(firms, firm).bid > 0) return 'bid';
    return firm === late && waits ? 'late' : 'passed';
  }
}

/** Whether nobody bids after the player whose turn it is. */
export function isLastToBid(view: View): boolean {
  return bidTurnsOf(view).every(({ standing }) => standing !== 'coming' && standing !== 'late');
}

/** R7.5 Who hires now and after that, each up to which value. */
export function hiresOf(view: View): readonly { readonly firm: number; readonly value: number }[] {
  return stepsOf(view)
    .toReversed()
    .flatMap((step) => {
      if (step.step === 'hire') return [{ firm: step.seat, value: step.value }];
      return step.step === 'hireTurn' ? [{ firm: step.firm, value: step.value }] : [];
    });
}

/** Whether bids of this round are still to be evaluated. */
export function areBidsOpen(view: View): boolean {
  return stepsOf(view).some(({ step }) => step === 'evaluate');
}

/** R5.3 Whether a character can be used before a pair is taken. */
export function mayUseFirst(view: View, { seat, picks }: Extract<Step, { step: 'draft' }>): boolean {
  return usableBefore(view, seat, picks).length > 0;
}
