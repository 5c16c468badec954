/** The puzzles of a game: the one of the day, what came of this month's, and all of them. */
import { Link } from 'wouter';
import { at } from '#kernel';
import { dateOf, dayNumber } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { puzzleResultsOf, streakOf } from '../../settings/puzzles.ts';
import { difficultyOf } from '../../table/puzzle/difficulty.ts';
import { Page } from '../frame/Page.tsx';
import { dayInWords, puzzleOfDay } from './days.ts';
import { Month } from './Month.tsx';
import { PuzzlesBoundary } from './PuzzlesBoundary.tsx';
import type { LoadedPuzzles } from './usePuzzles.ts';
import './puzzles.css';

export function PuzzlesScreen({ game }: { game: string }) {
  return <PuzzlesBoundary game={game}>{(loaded) => <PuzzlesPage game={game} {...loaded} />}</PuzzlesBoundary>;
}

function PuzzlesPage({ game, title, puzzles }: LoadedPuzzles & { readonly game: string }) {
  const { language } = useLanguage();
  const text = useText('puzzles');
  const results = puzzleResultsOf(game);
  const today = dayNumber(Date.now());
  const daily = at(puzzles, puzzleOfDay(today, puzzles.length));
  const streak = streakOf(results, today);
  const heading = text.title(title.words[language].title);
  const solved = puzzles.filter(({ view }) => results.puzzles[view] === 'solved').length;
  return (
    <Page title={heading}>
      <div className="wrap puzzles" data-game={game}>
        <h1 className="display">{heading}</h1>
        <p>{text.lead}</p>
        <section className="panel" aria-labelledby="daily">
          <h2 id="daily" className="display">
            {text.ofTheDay}
          </h2>
          <p className="meta">
            {dayInWords(today, language)} · {text.difficulty[difficultyOf(daily)]}
          </p>
          <Link className="btn btn-primary" href={`/puzzles/${game}/${dateOf(today)}`}>
            {results.days[today] === undefined ? text.solveToday : text.seeToday}
          </Link>
          <Month game={game} today={today} days={results.days} />
          {streak > 1 && <p>{text.streak(streak)}</p>}
        </section>
        <section aria-labelledby="all">
          <h2 id="all" className="display">
            {text.all} <span className="meta">{text.solvedOf(solved, puzzles.length)}</span>
          </h2>
          <ol className="puzzle-list">
            {puzzles.map((puzzle, i) => {
              const result = results.puzzles[puzzle.view];
              return (
                <li key={puzzle.view}>
                  <Link className="panel" href={`/puzzles/${game}/${i + 1}`} data-result={result}>
                    <span>{text.number(i + 1)}</span>
                    <span className="meta">{text.difficulty[difficultyOf(puzzle)]}</span>
                    {result && <span className="sr">{text.day[result]}</span>}
                  </Link>
                </li>
              );
            })}
          </ol>
        </section>
      </div>
    </Page>
  );
}
