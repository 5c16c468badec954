/** All types of Flatiron under one name, as the kernel wants them. */

import type { Game } from '#kernel';
import type { FlatironBox } from './box/index.ts';
import type { Event } from './events.ts';
import type { Fact } from './facts.ts';
import type { Refusal } from './refusals.ts';
import type { Options, State } from './state.ts';
import type { Action, Step } from './steps.ts';
import type { View } from './view.ts';

/** Parts of a score; Daniel alone scores for his cards. */
export type Part = 'play' | 'cards' | 'reputation' | 'decrees';
export type Ending = 'roof' | 'danielBeaten' | 'danielWins' | 'turnLimit';

export type Flatiron = {
  options: Options;
  state: State;
  action: Action;
  event: Event;
  view: View;
  prompt: Step;
  refusal: Refusal;
  part: Part;
  trait: 'side' | 'decree';
  ending: Ending;
  values: keyof FlatironBox['values'];
  fact: Fact;
};

export type FlatironGame = Game<Flatiron>;
