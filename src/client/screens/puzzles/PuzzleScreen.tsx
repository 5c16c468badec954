/** One puzzle: that of a day, or one by its number. */
import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { Title } from '#games';
import { apply, at, boxOfRecord, defaultOptions, type Puzzle, playLine } from '#kernel';
import { dateOf, dayIn, dayNumber } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { keepPuzzleResult } from '../../settings/puzzles.ts';
import { PuzzleTable } from '../../table/puzzle/PuzzleTable.tsx';
import { whatIfPath } from '../../table/whatif/link.ts';
import { addressOf, CopyButton } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../frame/Message.tsx';
import { dayInWords, puzzleOfDay } from './days.ts';
import { PuzzlesBoundary } from './PuzzlesBoundary.tsx';
import type { LoadedPuzzles } from './usePuzzles.ts';

interface Props {
  readonly game: string;
  /** A date, or a number. */
  readonly which: string;
}

export function PuzzleScreen({ game, which }: Props) {
  return (
    <PuzzlesBoundary game={game}>
      {(loaded) => {
        const found = findPuzzle(which, loaded.puzzles.length);
        return found ? (
          <PuzzlePage key={which} game={game} {...found} {...loaded} />
        ) : (
          <Message content="notFound" />
        );
      }}
    </PuzzlesBoundary>
  );
}

interface FoundPuzzle {
  /** From 0. */
  readonly index: number;
  /** The day, for a puzzle of the day. */
  readonly day: number | undefined;
}

/** The puzzle that an address means; none for a day to come. */
function findPuzzle(which: string, count: number): FoundPuzzle | undefined {
  const day = dayIn(which);
  if (day !== undefined)
    return day <= dayNumber(Date.now()) ? { index: puzzleOfDay(day, count), day } : undefined;
  const index = /^\d{1,4}$/.test(which) ? Number(which) - 1 : -1;
  return index >= 0 && index < count ? { index, day } : undefined;
}

function PuzzlePage({
  game,
  index,
  day,
  title,
  puzzles,
}: Omit<Props, 'which'> & FoundPuzzle & LoadedPuzzles) {
  const { language } = useLanguage();
  const text = useText('puzzles');
  const puzzle = at(puzzles, index);
  const name = title.words[language].title;
  const heading = day === undefined ? text.number(index + 1) : text.ofTheDay;
  const done = useCallback(
    (result: 'solved' | 'missed') => keepPuzzleResult(game, puzzle.view, day, result),
    [game, puzzle, day],
  );
  useEffect(() => {
    document.title = `${heading} · ${name} · Skyline`;
  }, [heading, name]);
  const path = `/puzzles/${game}`;
  const [, navigate] = useLocation();
  const playOn = async () => navigate(await pathOn(title, puzzle));
  return (
    <PuzzleTable
      title={title}
      puzzle={puzzle}
      done={done}
      bar={
        <>
          <Link className="back" href={path} aria-label={text.all}>
            <Icon name="back" />
          </Link>
          <h1 className="display">{heading}</h1>
          <span className="meta">{day === undefined ? name : dayInWords(day, language)}</span>
        </>
      }
      onward={(isSolved) => (
        <div className="puzzle-acts">
          <Link className="btn btn-primary" href={`${path}/${((index + 1) % puzzles.length) + 1}`}>
            {text.next}
          </Link>
          <button type="button" className="btn btn-line" onClick={playOn}>
            {text.playOn}
          </button>
          {day !== undefined && (
            <CopyButton
              label={text.share}
              address={`${text.shared(name, dateOf(day), isSolved)}\n${addressOf(`${path}/${dateOf(day)}`)}`}
            />
          )}
        </div>
      )}
    />
  );
}

/** A what-if that goes on after the best answer. */
function pathOn({ game, ...title }: Title, { seats, seed, line, solution }: Puzzle): Promise<string> {
  const deal = { options: defaultOptions(game.options), seats, seed };
  const { plays, position } = playLine(game, deal, line);
  const seat = game.turn(position.state) ?? 0;
  const { play } = apply(game, position, seat, solution[0]);
  const record = { game: game.id, ...deal, plays: [...plays, play], ...boxOfRecord(game) };
  return whatIfPath({ game, ...title }, { record, move: record.plays.length, seat });
}
