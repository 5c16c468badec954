/** Moments of a game side by side, to jump to where there is room for them; the slider does the same for everybody. */
import { memo } from 'react';
import { at, type NameOf, type Words } from '#kernel';
import type { Film } from '../film/film.ts';
import { SmallView } from '../film/SmallView.tsx';

/** How many pictures at most. */
const PICTURES = 8;

interface Props {
  readonly film: Film;
  readonly words: Words;
  readonly name: NameOf;
  readonly go: (moment: number) => void;
}

export const FilmStrip = memo(function FilmStrip({ film, words, name, go }: Props) {
  return (
    <div className="film-strip" aria-hidden="true">
      {spread(film.moments.length).map((moment) => (
        <button key={moment} type="button" tabIndex={-1} onClick={() => go(moment)}>
          <SmallView tableView={at(film.moments, moment).tableView} words={words} name={name} />
        </button>
      ))}
    </div>
  );
});

/** From the first to the last, evenly. */
function spread(count: number): number[] {
  const pictures = Math.min(PICTURES, count);
  return Array.from({ length: pictures }, (_, i) =>
    Math.round((i * (count - 1)) / Math.max(1, pictures - 1)),
  );
}
