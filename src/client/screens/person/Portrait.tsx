/** A person's picture, made of our own emblems; decoration beside the name. */
import { useSyncExternalStore } from 'react';
import type { PersonId } from '#table';
import { COLOURS, EMBLEMS, FRAMES, partOf, pictureOfId } from './emblems.ts';
import { type Picture, peopleApi } from './peopleApi.ts';
import './people.css';

interface Props {
  readonly person: PersonId;
  /** Where it is known already, or is being chosen. */
  readonly picture?: Picture | null | undefined;
  readonly size?: 'small' | 'large';
}

/** One size from the start: the picture that somebody has chosen takes the place of the one made of their id. */
export function Portrait({ person, picture, size = 'small' }: Props) {
  const fetched = usePicture(picture === undefined ? person : undefined);
  return (
    <Drawing picture={picture ?? fetched ?? pictureOfId(person)} className={`portrait portrait-${size}`} />
  );
}

/** The drawing of three numbers. */
export function Drawing({
  picture: [emblem, shape, colour],
  className,
}: {
  picture: Picture;
  className: string;
}) {
  const frame = partOf(FRAMES, shape);
  const [fill, ink] = partOf(COLOURS, colour) ?? [];
  const [x = 0, y = 0, wide = 24] = frame?.at ?? [];
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={frame?.path} fill={fill} />
      <path
        d={partOf(EMBLEMS, emblem)}
        fill={ink}
        fillRule="evenodd"
        transform={`translate(${x} ${y}) scale(${wide / 24})`}
      />
    </svg>
  );
}

/** Asked for once each, all that come up at the same moment together. */
const known = new Map<PersonId, Picture | null>();
let waiting = new Set<PersonId>();
const listeners = new Set<() => void>();

/** The most that one request asks for. */
const MOST = 100;

/** The person has another picture from now on. */
export function setPicture(person: PersonId, picture: Picture): void {
  known.set(person, picture);
  for (const listener of listeners) listener();
}

function usePicture(person: PersonId | undefined): Picture | null | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      if (person !== undefined) fetchLater(person);
      return () => listeners.delete(listener);
    },
    () => (person === undefined ? null : known.get(person)),
  );
}

function fetchLater(person: PersonId): void {
  if (known.has(person) || waiting.has(person)) return;
  if (waiting.size === 0) setTimeout(() => void fetchAll(), 0);
  waiting.add(person);
}

async function fetchAll(): Promise<void> {
  const all = [...waiting];
  waiting = new Set();
  for (let from = 0; from < all.length; from += MOST) {
    const some = all.slice(from, from + MOST);
    // Without an answer the pictures made of ids stay.
    const { pictures } = await peopleApi.pictures(some).catch(() => ({ pictures: {} }));
    const chosen: Readonly<Record<PersonId, Picture>> = pictures;
    for (const person of some) known.set(person, chosen[person] ?? null);
  }
  for (const listener of listeners) listener();
}
