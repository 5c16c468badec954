/** The last two weeks as squares, and how many days in a row were played. */
import { dateOf, dayIn } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Today } from '../../table/daily/dailyApi.ts';
import { dayInWords } from '../puzzles/days.ts';

const DAYS = 14;

export function Lately({ today: { day, lately, streak } }: { readonly today: Today }) {
  const text = useText('daily');
  const { language } = useLanguage();
  const last = dayIn(day) ?? 0;
  const days = Array.from({ length: DAYS }, (_, i) => last - DAYS + 1 + i);
  return (
    <section className="daily-lately" aria-labelledby="lately">
      <div className="head">
        <h2 id="lately">{text.lately}</h2>
      </div>
      <ol>
        {days.map((one) => {
          const isPlayed = lately.includes(dateOf(one));
          const name = dayInWords(one, language);
          return (
            <li key={one} data-played={isPlayed || undefined} data-today={one === last || undefined}>
              <span aria-hidden="true">{new Date(dateOf(one)).getUTCDate()}</span>
              <span className="sr">{isPlayed ? text.dayPlayed(name) : text.dayMissed(name)}</span>
            </li>
          );
        })}
      </ol>
      <p>
        {streak.now > 0 ? text.streak(streak.now) : text.noStreak}{' '}
        {streak.longest > streak.now && text.longest(streak.longest)}
      </p>
    </section>
  );
}
