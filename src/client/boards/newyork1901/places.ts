/** The places of the tile in hand, each with what building there would bring. */
import type { Build, View } from '#games/newyork1901';
import { type Challenge, STREETS } from '#games/newyork1901/components';
import { type BuildPreview, type Change, previewOf } from '#games/newyork1901/queries';
import { type BoardText, CHALLENGE_NAMES, capital, type Naming } from '#games/newyork1901/text';
import { at } from '#kernel';

export interface TilePlace {
  /** From 1: on the map and in the list. */
  readonly number: number;
  readonly build: Build;
  readonly preview: BuildPreview;
}

/** The numbered places, as they were when the question was asked. */
export function tilePlaces(view: View, builds: readonly Build[]): TilePlace[] {
  const { viewer } = view;
  if (viewer === 'spectator') return [];
  return builds.map((build, i) => ({ number: i + 1, build, preview: previewOf(view, viewer, build) }));
}

/** A street in a word: Wall, Nassau. */
export function shortStreet(street: number): string {
  return capital(at(STREETS, street));
}

/** What building there would change besides points, in a few words each. */
export function sideEffects(
  { streets, challenge, workers }: BuildPreview,
  named: Challenge | null,
  text: BoardText,
): string[] {
  return [
    ...streets.map(({ street, ...change }) => `${shortStreet(street)} ${arrow(change)}`),
    ...(challenge && named ? [`${CHALLENGE_NAMES[named]} ${arrow(challenge)}`] : []),
    ...(workers === 0 ? [] : [text.workersMore(workers)]),
  ];
}

/** All of it in a sentence. */
export function previewInWords(
  preview: BuildPreview,
  named: Challenge | null,
  text: BoardText,
  names: Naming,
): string {
  const { falls, points, ifEnded } = preview;
  return [
    `${arrow(points)}; ${text.ifEnded} ${arrow(ifEnded)}`,
    ...(falls.length > 0 ? [text.falls(falls.map(names.tile).join(', '), falls.length)] : []),
    ...sideEffects(preview, named, text),
  ].join('; ');
}

export function arrow({ before, after }: Change): string {
  return `${before} → ${after}`;
}
