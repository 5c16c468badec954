/** The piece in the hand of whoever is asked: which one, how it is held and where. Nothing of it is an answer yet. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Action, City, Pose, Spot } from '#games/tangramcity';
import type { Tile } from '#games/tangramcity/components';
import { type Fault, faultAt } from '#games/tangramcity/queries';
import { at } from '#kernel';
import { type PoseControls, usePose } from '../kit/usePose.ts';
import { gripIn, heldIn, type Square } from './layout.ts';
import {
  firstGrip,
  heldAs,
  isSamePose,
  isSameSpot,
  isSpot,
  keptInside,
  spotsInPose,
  spotsOf,
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
  readonly grip: Square | undefined;
  readonly isLoose: boolean;
}

const NOTHING: Kept = { asked: '', given: undefined, tile: undefined, grip: undefined, isLoose: false };

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
    keep({ ...NOTHING, asked, given });
    const first = question && (given && isSpot(given) ? given : kept.asked !== asked && firstHeld(question));
    if (first) posing.set(poseOf(first));
  }

  const tiles = question ? tilesOf(question.legal) : [];
  const givenSpot = given && isSpot(given) ? given : undefined;
  const tile = kept.tile ?? givenSpot?.tile ?? tiles[0] ?? 0;
  const held = heldAs(tile, posing.pose.turns, posing.pose.flipped);
  const grip =
    kept.grip ?? (givenSpot?.tile === tile ? gripIn(givenSpot) : question && firstGrip(question.legal, held));
  const ghost = grip && keptInside(heldIn(held, grip), kept.isLoose ? 1 : 0);
  const isLegal = Boolean(
    ghost && question?.legal.some((action) => isSpot(action) && isSameSpot(action, ghost)),
  );

  // A chosen piece that is turned where it lies stays chosen.
  const isTurned = givenSpot !== undefined && !isSamePose(held, givenSpot);
  useEffect(() => {
    if (isTurned && isLegal && ghost) choose(ghost);
  });

  const legal = question?.legal ?? NONE;
  const spots = useMemo(
    () => spotsInPose(legal, { tile: held.tile, face: held.face, turn: held.turn }),
    [legal, held.tile, held.face, held.turn],
  );
  if (!question || !ghost || tiles.length === 0) return undefined;
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
      keep({ ...kept, tile: picked, grip: undefined });
      const now = heldAs(picked, posing.pose.turns, posing.pose.flipped);
      const spots = spotsOf(question.legal).filter((spot) => spot.tile === picked);
      if (spotsInPose(question.legal, now).length === 0 && spots[0]) posing.set(poseOf(spots[0]));
    },
    hold: (square, isLoose = false) => keep({ ...kept, tile, grip: square, isLoose }),
    at: (square) => keptInside(heldIn(held, square), 1),
    show(spot) {
      keep({ ...kept, tile: spot.tile, grip: gripIn(spot), isLoose: false });
      posing.set(poseOf(spot));
    },
  };
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
  const spots = spotsOf(legal).filter((spot) => spot.tile === tile);
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
