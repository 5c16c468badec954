/** A result in words: the one place that says who won, to one of the players or to anybody else. */
import { CONCEDED, type Language, type NameOf, type Result, type Seat, type Words } from '#kernel';
import { figure } from '../../i18n/formats.ts';
import type { ResultText } from '../../i18n/text/result.ts';
import type { ScoreText } from '../../i18n/text/score.ts';

/** The sentences for a result. */
export interface ResultWords {
  /** For small spaces and for pictures, which others see as well: always by name. */
  readonly short: string;
  readonly headline: string;
  /** The points of all where they are many, how the game ended, and who did not play to the end. */
  readonly lines: readonly string[];
}

interface ResultContext {
  readonly words: Words;
  readonly text: ResultText;
  /** What is said to a player. */
  readonly own: ScoreText['own'];
  /** The only person who looks, if they played. */
  readonly viewer: Seat | undefined;
  readonly language: Language;
  /** Names of seats and automata. */
  readonly name: NameOf;
}

/** Says how the game ended and who won. */
export function resultInWords(result: Result, context: ResultContext): ResultWords {
  const { words, text, own, viewer, language, name } = context;
  const said = text.result;
  if (result.kind === 'calledOff')
    return { short: said.calledOff, headline: said.calledOff, lines: [said.noWinner] };
  const ends = result.ends.map(({ seat, end }) => said[end](name(seat)));
  const { places } = result;
  const endingOf = (ending: string) => (ending === CONCEDED ? said.conceded : words.ending(ending));
  const pointsOf = (player: number) => places.find((one) => one.player === player)?.score.total ?? 0;
  switch (result.kind) {
    case 'nobody':
      return { short: said.nobody, headline: said.nobody, lines: ends };
    case 'alone': {
      const reached = endingOf(result.ending);
      return { short: reached, headline: reached, lines: [said.alone(pointsOf(0)), ...ends] };
    }
    case 'shared': {
      const { winners, ending } = result;
      const [first = 0, ...others] = winners.map(pointsOf);
      const called = (winner: number) => (winner === viewer ? own.you : name(winner));
      const ordered = winners.toSorted((one, two) => Number(two === viewer) - Number(one === viewer));
      const names = new Intl.ListFormat(language).format(ordered.map(called));
      const isEven = others.every((points) => points === first);
      return {
        short: said.sharedShort,
        headline: isEven ? said.sharedWith(names, first) : said.shared(names),
        lines: [...standing(result, context), endingOf(ending), ...ends],
      };
    }
    case 'won': {
      const { winner, by, ending } = result;
      const short = said.wins(name(winner));
      const isOwn = winner === viewer;
      if (by === 'default') return { short, headline: isOwn ? own.wins : short, lines: ends };
      return {
        short,
        headline: isOwn ? ownHeadline(result, own) : headline(result, said, name),
        lines: [...standing(result, context), endingOf(ending), ...ends],
      };
    }
  }
}

type Won = Extract<Result, { readonly kind: 'won' }>;

/** The winner's points, and those of the only other player. */
function pointsIn({ winner, places }: Won): { readonly points: number; readonly others: number | undefined } {
  const [other, third] = places.filter(({ player }) => player !== winner);
  return {
    points: places.find(({ player }) => player === winner)?.score.total ?? 0,
    others: third === undefined ? other?.score.total : undefined,
  };
}

function headline(won: Won, said: ResultText['result'], name: NameOf): string {
  const { points, others } = pointsIn(won);
  const winner = name(won.winner);
  if (won.by === 'tieBreak') return said.winsTie(winner, points);
  return others === undefined ? said.winsWith(winner, points) : said.winsTo(winner, points, others);
}

function ownHeadline(won: Won, own: ScoreText['own']): string {
  const { points, others } = pointsIn(won);
  if (won.by === 'tieBreak') return own.winsTie(points);
  return others === undefined ? own.winsWith(points) : own.winsTo(points, others);
}

/** Where the viewer came in without winning, and among three and more the points of everybody. */
function standing(
  result: Extract<Result, { readonly kind: 'won' | 'shared' }>,
  { own, viewer, language, name }: ResultContext,
): string[] {
  const { places } = result;
  const winners = result.kind === 'won' ? [result.winner] : result.winners;
  const mine = places.find(({ player }) => player === viewer);
  const isBeaten = mine !== undefined && !winners.includes(mine.player);
  const isMany = places.length > 2;
  const all = places.map(({ player, score }) => `${name(player)} ${figure(language, score.total)}`);
  return [
    ...(isBeaten ? [isMany ? own.place(mine.place, places.length) : own.lost] : []),
    ...(isMany ? [`${all.join(', ')}.`] : []),
  ];
}
