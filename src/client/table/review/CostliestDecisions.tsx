/** The decisions that cost most, each with a link to its moment. */

import type { GameRecord, NameOf, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Answer } from '../hints/Answer.tsx';
import { reasonsInWords } from '../hints/adviceInWords.ts';
import { MomentLink, type MomentLinks } from '../log/MomentLink.tsx';
import type { JudgedDecision } from '../thinking/tasks.ts';
import { TryDecision } from '../whatif/TryDecision.tsx';

/** A list of decisions, and what is needed to show them. */
export interface DecisionListProps {
  readonly judged: readonly JudgedDecision[];
  readonly words: Words;
  readonly name: NameOf;
  readonly momentLinks: MomentLinks;
  /** The entry before each play, by play number. */
  readonly before: ReadonlyMap<number, number>;
}

/** What speaks for an answer, or against it. */
function Why({ reasons }: { reasons: readonly string[] }) {
  return reasons.length === 0 ? null : <span className="why">{reasons.join(' ')}</span>;
}

/** The costliest decisions, worst first. */
export function CostliestDecisions({
  judged,
  words,
  name,
  momentLinks,
  before,
  record,
}: DecisionListProps & { readonly record: GameRecord }) {
  const text = useText('advice');
  const review = useText('review');
  if (judged.length === 0) return null;
  return (
    <section aria-labelledby="costliest">
      <h3 id="costliest" className="caps">
        {review.costliest}
      </h3>
      <ol className="costliest">
        {judged.map(({ play, seat, played, best, view, cost, pros, cons }) => (
          <li key={play}>
            <p>
              <b>{review.move(play + 1)}</b>
              <span className="cost">{review.gaveAway(text.points(cost))}</span>
            </p>
            <p>
              {review.played} <Answer action={played} words={words} telling={{ view, name }} />{' '}
              <Why reasons={reasonsInWords(text, cons, false, words, { view, name })} />
            </p>
            <p>
              {review.better} <Answer action={best} words={words} telling={{ view, name }} />{' '}
              <Why reasons={reasonsInWords(text, pros, true, words, { view, name })} />
            </p>
            <p className="ways">
              <MomentLink className="lone-link" momentLinks={momentLinks} seq={before.get(play) ?? 0}>
                {review.showIt}
              </MomentLink>
              <TryDecision record={record} play={play} seat={seat} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
