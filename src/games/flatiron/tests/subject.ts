/** What the laws are tried on, and Flatiron's secrets said a second time. */
import { join } from 'node:path';
import type { Rng, Viewer } from '#kernel';
import { formerPositions, type Subject, storedPositions } from '#kernel/testing';
import { heuristics } from '../bot/index.ts';
import { type Flatiron, flatiron } from '../index.ts';
import type { State } from '../state.ts';
import { words } from '../text/index.ts';

export const GOLDEN = join(import.meta.dirname, 'golden');

/** R2.1 to R2.3, R8.3 Newspapers in other hands (but for those the viewer gave), newspapers that another seat chooses from, all supplies. */
function scramble(draft: State, viewer: Viewer, rng: Rng): void {
  const choosing = draft.agenda.at(-1);
  const looksOn = choosing?.step === 'keepPaper' && choosing.seat !== viewer;
  const others = draft.players.filter((_, seat) => seat !== viewer);
  if (viewer === 'spectator') for (const player of others) player.given = [];
  const hidden = others.flatMap(({ hand, given }) => without(hand, given));
  if (looksOn) hidden.push(...draft.delivery);
  hidden.push(...draft.papers);
  rng.shuffle(hidden);
  for (const player of others) {
    const unknown = player.hand.length - player.given.length;
    player.hand = [...player.given, ...hidden.splice(0, unknown)];
  }
  if (looksOn) draft.delivery = hidden.splice(0, draft.delivery.length);
  draft.papers = hidden;
  rng.shuffle(draft.floors);
  for (const { unseen } of draft.decks) rng.shuffle(unseen);
  if (draft.daniel) rng.shuffle(draft.daniel.deck);
}

/** What is left of the newspapers when those given are taken out, each once. */
function without(papers: readonly number[], given: readonly number[]): number[] {
  const left = [...papers];
  for (const paper of given) left.splice(left.indexOf(paper), 1);
  return left;
}

export const subject: Subject<Flatiron> = {
  game: flatiron,
  words,
  heuristics,
  scramble,
  optionSets: [{}, { sides: 'purple', hard: true }],
  stored: storedPositions(GOLDEN),
  formerStored: formerPositions(GOLDEN),
  games: 4,
};
