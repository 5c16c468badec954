/** Small pictures of some moments to jump to, on wide screens; hidden from screen readers, which have the slider. */
import { memo } from 'react';
import { at, type NameOf, type Words } from '#kernel';
import type { GameMoments } from '../moments/gameMoments.ts';
import { SmallView } from '../moments/SmallView.tsx';

/** The most pictures shown. */
const MAX_PICTURES = 8;

interface Props {
  readonly gameMoments: GameMoments;
  readonly words: Words;
  readonly name: NameOf;
  readonly go: (moment: number) => void;
}

/** The row of pictures. */
export const MomentStrip = memo(function MomentStrip({ gameMoments, words, name, go }: Props) {
  return (
    <div className="moment-strip" aria-hidden="true">
      {evenlySpread(gameMoments.moments.length).map((moment) => (
        <button key={moment} type="button" tabIndex={-1} onClick={() => go(moment)}>
          <SmallView tableView={at(gameMoments.moments, moment).tableView} words={words} name={name} />
        </button>
      ))}
    </div>
  );
});

/** Indices from the first to the last, evenly spaced. */
function evenlySpread(count: number): number[] {
  const pictures = Math.min(MAX_PICTURES, count);
  return Array.from({ length: pictures }, (_, i) =>
    Math.round((i * (count - 1)) / Math.max(1, pictures - 1)),
  );
}
