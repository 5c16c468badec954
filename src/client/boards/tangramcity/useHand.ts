/** The piece in the hand of whoever is asked: which one, how it is held and where. Nothing of it is an answer yet. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Action, City, Pose, Spot } from '#games/tangramcity';
import type { Tile } from '#games/tangramcity/components';
import { bestFit, type Fault, faultAt } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { type PoseControls, usePose } from '../kit/usePose.ts';
import { gripIn, heldIn, type Square } from './layout.ts';
import {
  heldAs,
  isSamePose,
  isSameSpot,
  isSpot,
  keptInside,
  nearestSpot,
  spotsInPose,
  spotsOfTile,
  tilesOf,
} from './targets.ts';

/** What is asked: pieces to be placed in a city. */
export interface Question {
  readonly city: City;
  readonly legal: readonly Action[];
  /** The answer that is chosen but not sent. */
  readonly given: Action | undefined;
}

export interface Hand {
  readonly question: Question;
  readonly tiles: readonly Tile[];
  readonly held: Pose;
  /** Where it may lie as it is held. */
  readonly spots: readonly Spot[];
  /** Where the piece is held, legal or not. */
  readonly ghost: Spot;
  readonly isLegal: boolean;
  /** Whether it is what was chosen already. */
  readonly isGiven: boolean;
  /** Whether declining this piece is what was chosen. */
  readonly isDeclined: boolean;
  readonly fault: Fault | undefined;
  readonly posing: PoseControls;
  pick(tile: Tile): void;
  /** Holds the piece by this square; held loosely, it may stick out over the edge. */
  hold(square: Square, isLoose?: boolean): void;
  /** The piece held by this square, pushed back where it sticks out too far. */
  at(square: Square): Spot;
  /** Takes up a pose and a place at once. */
  show(spot: Spot): void;
}

interface Kept {
  readonly asked: string;
  readonly given: Action | undefined;
  readonly tile: Tile | undefined;
  /** Where the piece was put, and how it was held then. */
  readonly put: { readonly square: Square; readonly pose: Pose; readonly isLoose: boolean } | undefined;
}

const NOTHING: Kept = { asked: '', given: undefined, tile: undefined, put: undefined };

/** Where a piece is held that fits nowhere. */
const MIDDLE: Square = { row: 3, column: 3 };

const NONE: readonly Action[] = [];

const poseOf = ({ turn, face }: Pose) => ({ turns: turn, flipped: face === 'green' });

/** Keys turn the piece, and so do the wheel and two fingers on the element `on`. */
export function useHand(
  question: Question | undefined,
  on: RefObject<HTMLElement | null>,
  choose: (action: Action) => void,
): Hand | undefined {
  const posing = usePose(on, question !== undefined);
  const [kept, keep] = useState(NOTHING);
  const asked = question ? keyOf(question) : '';
  const given = question?.given;
  if (kept.asked !== asked || kept.given !== given) {
    keep(keptFor(asked, given, kept));
    const first = question && (given && isSpot(given) ? given : kept.asked !== asked && firstHeld(question));
    if (first) posing.set(poseOf(first));
  }

  const tiles = question ? tilesOf(question.legal) : [];
  const givenSpot = given && isSpot(given) ? given : undefined;
  const tile = kept.tile ?? givenSpot?.tile ?? tiles[0] ?? 0;
  const held = heldAs(tile, posing.pose.turns, posing.pose.flipped);
  const legal = question?.legal ?? NONE;
  const spots = useMemo(
    () => spotsInPose(legal, { tile: held.tile, face: held.face, turn: held.turn }),
    [legal, held.tile, held.face, held.turn],
  );
  const best = useMemo(() => question && bestFit(question.city, spots), [question?.city, spots]);
  const put = kept.put ?? (givenSpot?.tile === tile ? putAt(givenSpot) : undefined);
  const ghost = ghostOf(held, spots, put, best);
  const isLegal = spots.some((spot) => isSameSpot(spot, ghost));

  // A chosen piece that is turned where it lies stays chosen.
  const isTurned = givenSpot !== undefined && !isSamePose(held, givenSpot);
  useEffect(() => {
    if (isTurned && isLegal) choose(ghost);
  });

  if (!question || tiles.length === 0) return undefined;
  return {
    question,
    tiles,
    held,
    spots,
    ghost,
    isLegal,
    isGiven: givenSpot !== undefined && isSameSpot(givenSpot, ghost),
    isDeclined: given !== undefined && 'decline' in given && given.decline === tile,
    fault: isLegal ? undefined : faultAt(question.city, ghost),
    posing,
    pick(picked) {
      keep({ ...kept, tile: picked, put: undefined });
      const now = heldAs(picked, posing.pose.turns, posing.pose.flipped);
      const first = spotsOfTile(question.legal, picked)[0];
      if (spotsInPose(question.legal, now).length === 0 && first) posing.set(poseOf(first));
    },
    hold: (square, isLoose = false) => keep({ ...kept, tile, put: { square, pose: held, isLoose } }),
    at: (square) => keptInside(heldIn(held, square), 1),
    show(spot) {
      keep({ ...kept, tile: spot.tile, put: putAt(spot) });
      posing.set(poseOf(spot));
    },
  };
}

/** What is kept when an answer is chosen or taken back: then the piece stays where it was. */
function keptFor(asked: string, given: Action | undefined, before: Kept): Kept {
  const isChosen = given !== undefined && isSpot(given);
  if (isChosen || before.asked !== asked) return { ...NOTHING, asked, given };
  const was = before.given && isSpot(before.given) ? before.given : undefined;
  return { asked, given, tile: was?.tile ?? before.tile, put: was ? putAt(was) : before.put };
}

const putAt = (spot: Spot) => ({ square: gripIn(spot), pose: spot, isLoose: false });

/** Where the piece lies: where it was put; once it is turned, the nearest place to that; untouched, where it fits best. */
function ghostOf(held: Pose, spots: readonly Spot[], put: Kept['put'], best: Spot | undefined): Spot {
  if (put && isSamePose(put.pose, held)) return keptInside(heldIn(held, put.square), put.isLoose ? 1 : 0);
  const legal = put ? nearestSpot(spots, put.square) : best;
  return legal ?? keptInside(heldIn(held, put?.square ?? MIDDLE), 0);
}

/** Two questions are the same when they are about the same pieces in a city that has not changed. */
function keyOf({ city: { board, side, pieces, aside }, legal }: Question): string {
  return [board, side, pieces, aside, tilesOf(legal)].join('|');
}

/** Upright where that fits, else in the first pose that fits. */
function firstHeld({ legal }: Question): Pose | undefined {
  const tile = tilesOf(legal)[0];
  if (tile === undefined) return undefined;
  const upright = heldAs(tile, 0, false);
  const spots = spotsOfTile(legal, tile);
  return spotsInPose(legal, upright).length > 0 || spots.length === 0 ? upright : at(spots, 0);
}

/** The hand as it was last drawn, for handlers that outlive one rendering. */
export function useLatest(hand: Hand | undefined): RefObject<Hand | undefined> {
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  return latest;
}
