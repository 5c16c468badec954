/** The month as a row of small towers: high for a solved puzzle, low for one that was not, a base for the rest. */
import { Link } from 'wouter';
import { dateOf } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { PuzzleResults } from '../../settings/puzzles.ts';
import { dayInWords, daysOfMonth } from './days.ts';

interface Props {
  readonly game: string;
  readonly today: number;
  readonly days: PuzzleResults['days'];
}

export function Month({ game, today, days }: Props) {
  const { language } = useLanguage();
  const text = useText('puzzles');
  return (
    <ol className="puzzle-month" aria-label={text.month}>
      {daysOfMonth(today).map((day) => {
        const result = days[day] ?? 'open';
        const label = `${dayInWords(day, language)}: ${text.day[result]}`;
        const tower = <i data-result={result} data-today={day === today || undefined} />;
        return (
          <li key={day}>
            {day > today ? (
              tower
            ) : (
              <Link href={`/puzzles/${game}/${dateOf(day)}`} aria-label={label} title={label}>
                {tower}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
