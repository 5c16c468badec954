/** Which part of the table is looked at where not all of it fits: it follows the question. */
import { useState } from 'react';
import type { Step, View } from '#games/newyorkcity';
import { CHARACTERS } from '#games/newyorkcity/components';
import { roundPhaseOf } from '#games/newyorkcity/queries';
import type { Mode } from './layout.ts';
import type { Asked } from './targets.ts';

/** What is under way (stacks, pairs, bids), map, elevator, players. */
export const TABS = ['now', 'map', 'elevator', 'players'] as const;
export type TabName = (typeof TABS)[number];

export interface Tab {
  readonly open: TabName;
  /** Where the question is answered. */
  readonly usual: TabName;
  readonly choose: (tab: TabName) => void;
}

const ON_MAP: ReadonlySet<Step['step']> = new Set(['award', 'relocate', 'replaceBlack']);

/** A tab chosen by hand holds while the same is asked. */
export function useTab(view: View, asked: Asked | undefined, mode: Mode, settled: number | undefined): Tab {
  const step = asked?.step.step;
  const key = `${view.round} ${view.bidding} ${roundPhaseOf(view)} ${step ?? ''} ${settled ?? ''}`;
  const [chosen, choose] = useState<{ readonly key: string; readonly tab: TabName }>();
  const usual = settled === undefined ? usualTab(view, step, mode) : mode === 'phone' ? 'now' : 'map';
  const open = chosen?.key === key ? chosen.tab : usual;
  return { open, usual, choose: (tab) => choose({ key, tab }) };
}

function usualTab(view: View, step: Step['step'] | undefined, mode: Mode): TabName {
  if (step === 'hire') return 'elevator';
  if (step && ON_MAP.has(step)) return 'map';
  if (mode === 'phone') return 'now';
  // Beside the bids the elevator is seen when it is bid for.
  const bidsForCharacters = roundPhaseOf(view) === 'bidding' && view.bidding === CHARACTERS;
  return step === 'drop' || step === 'pickStack' || bidsForCharacters ? 'elevator' : 'map';
}
