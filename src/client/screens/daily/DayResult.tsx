/** What came of a day’s deal: one’s own result where there is one, and the histogram of all. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { GAME_INFO } from '#games';
import type { DailyGame } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { DailyDay } from '../../table/daily/dailyApi.ts';
import { resultInWords, valueInWords } from '../../table/daily/dailyWords.ts';
import { addressOf } from '../../ui/CopyField.tsx';
import { Histogram } from './Histogram.tsx';
import { ShareResult } from './ShareResult.tsx';
import { shareText } from './shareText.ts';
import { medianOf, type Standing } from './standing.ts';

interface Props {
  readonly game: DailyGame;
  /** Undefined while it is read, and without a network. */
  readonly day: DailyDay | undefined;
  readonly value: number | undefined;
  readonly standing: Standing | undefined;
  /** Where the person’s own game is replayed and reviewed. */
  readonly review: string | undefined;
  readonly children?: ReactNode;
}

export function DayResult({ game, day, value, standing, review, children }: Props) {
  const text = useText('daily');
  const { review: words } = useText('advice');
  const { language } = useLanguage();
  const { title } = GAME_INFO[game];
  return (
    <section className="panel daily-result" aria-label={title}>
      <div className="daily-result-head">
        {value === undefined ? (
          <div className="daily-own">
            <h2 className="display">{title}</h2>
            <p>{day && <Played game={game} day={day} />}</p>
          </div>
        ) : (
          <div className="daily-own">
            <p className="display daily-value">{valueInWords(game, value, language)}</p>
            <div>
              <h2>
                {title}: {resultInWords(game, value, text)}
              </h2>
              {standing && <p>{comparedInWords(standing, text)}</p>}
            </div>
          </div>
        )}
        {(review || standing) && (
          <div className="daily-tools">
            {review && (
              <Link className="btn btn-line" href={review}>
                {words.open}
              </Link>
            )}
            {day && value !== undefined && standing && (
              <ShareResult
                text={shareText({
                  line: text.shared(title, day.day, resultInWords(game, value, text)),
                  better: standing.better,
                  compared: comparedInWords(standing, text),
                  address: addressOf('/daily'),
                })}
              />
            )}
          </div>
        )}
      </div>
      {children}
      {day && <Histogram game={game} tally={day.tally} own={value} />}
    </section>
  );
}

function Played({ game, day: { tally } }: { readonly game: DailyGame; readonly day: DailyDay }) {
  const text = useText('daily');
  const { language } = useLanguage();
  const median = medianOf(tally);
  const count = tally.reduce((sum, one) => sum + one.count, 0);
  return median === undefined ? null : text.playedMedian(count, valueInWords(game, median, language));
}

function comparedInWords(
  { place, of, better }: Standing,
  text: {
    better: (percent: number) => string;
    place: (place: number, of: number) => string;
    onlyOne: string;
  },
): string {
  if (of === 1) return text.onlyOne;
  return `${text.better(better)} ${text.place(place, of)}`;
}
