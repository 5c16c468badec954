/** New signs that find no room for a label at this table, and the walk from one to the next. */
import { useCallback, useMemo, useState } from 'react';
import type { UnlabelledSign } from '../../boards/kit/SignLabels.tsx';
import { signMet } from '../../settings/signs.ts';

/** The walk: the signs as they were when it began, and which of them is shown. */
export interface SignWalk {
  readonly signs: readonly UnlabelledSign[];
  readonly place: number;
}

export interface NewSigns {
  readonly signs: readonly UnlabelledSign[];
  /** How many of them came since the list was looked at. */
  readonly fresh: number;
  readonly walk: SignWalk | undefined;
  /** Tells which signs have no label now. */
  tell(signs: readonly UnlabelledSign[]): void;
  /** The list was looked at. */
  look(): void;
  show(place: number): void;
  /** On to the next sign; ends after the last. */
  next(): void;
  close(): void;
}

const NONE: readonly UnlabelledSign[] = [];

/** A sign that was listed has been met, as one with a label. */
export function useNewSigns(game: string, table: string): NewSigns {
  const [signs, setSigns] = useState(NONE);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [walk, setWalk] = useState<SignWalk>();
  const tell = useCallback(
    (told: readonly UnlabelledSign[]) => setSigns((before) => (isSame(before, told) ? before : told)),
    [],
  );
  const close = useCallback(() => setWalk(undefined), []);
  return useMemo(
    () => ({
      signs,
      fresh: signs.filter(({ sign }) => !seen.includes(sign)).length,
      walk,
      tell,
      look() {
        for (const { sign } of signs) signMet(game, sign, table);
        setSeen((before) => [...new Set([...before, ...signs.map(({ sign }) => sign)])]);
      },
      show: (place) => setWalk({ signs, place }),
      next: () =>
        setWalk((now) =>
          now && now.place + 1 < now.signs.length ? { ...now, place: now.place + 1 } : undefined,
        ),
      close,
    }),
    [game, table, signs, seen, walk, tell, close],
  );
}

function isSame(one: readonly UnlabelledSign[], other: readonly UnlabelledSign[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
