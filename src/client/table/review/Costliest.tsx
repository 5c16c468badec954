/** The decisions that cost most, each with the way to its moment. */
import type { NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Answer } from '../hints/Answer.tsx';
import { MomentLink, type Moments } from '../log/EventLog.tsx';
import type { Judged } from '../thinking/tasks.ts';

/** What decisions need to be told. */
export interface Told {
  readonly judged: readonly Judged[];
  readonly words: Words;
  readonly name: NameOf;
  readonly moments: Moments;
  /** The entry after which each play was to be made. */
  readonly before: ReadonlyMap<number, number>;
}

export function Costliest({ judged, words, name, moments, before }: Told) {
  const text = useText('advice');
  const review = useText('review');
  if (judged.length === 0) return null;
  return (
    <section aria-labelledby="costliest">
      <h3 id="costliest" className="caps">
        {review.costliest}
      </h3>
      <ol className="costliest">
        {judged.map(({ play, played, best, view, cost }) => (
          <li key={play}>
            <p>
              <b>{review.move(play + 1)}</b>
              <span className="cost">{review.gaveAway(text.points(cost))}</span>
            </p>
            <p>
              {review.played} <Answer action={played} words={words} telling={{ view, name }} />
            </p>
            <p>
              {review.better} <Answer action={best} words={words} telling={{ view, name }} />
            </p>
            <MomentLink className="lone-link" moments={moments} seq={before.get(play) ?? 0}>
              {review.showIt}
            </MomentLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
