/** Small pictures of some moments to jump to, on wide screens; hidden from screen readers, which have the slider. */
import { memo } from 'react';
import { at, evenlySpread, type NameOf, type Words } from '#kernel';
import type { GameMoments } from '../moments/gameMoments.ts';
import { SmallView } from '../moments/SmallView.tsx';

/** The most pictures shown. */
const MOST_PICTURES = 8;

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
      {evenlySpread(gameMoments.moments.length, MOST_PICTURES).map((moment) => (
        <button key={moment} type="button" tabIndex={-1} onClick={() => go(moment)}>
          <SmallView tableView={at(gameMoments.moments, moment).tableView} words={words} name={name} />
        </button>
      ))}
    </div>
  );
});
