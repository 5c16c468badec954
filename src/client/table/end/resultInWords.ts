/** A result in words: the one place that says who won. */
import { CONCEDED, type Language, type NameOf, type Result, type Words } from '#kernel';
import type { ResultText } from '../../i18n/text/result.ts';

/** The sentences for a result. */
export interface ResultWords {
  /** For small spaces. */
  readonly short: string;
  readonly headline: string;
  /** How the game ended, and who did not play to the end. */
  readonly lines: readonly string[];
}

interface ResultContext {
  readonly words: Words;
  readonly text: ResultText;
  readonly language: Language;
  /** Names of seats and automata. */
  readonly name: NameOf;
}

/** Says how the game ended and who won. */
export function resultInWords(
  result: Result,
  { words, text: { result: text }, language, name }: ResultContext,
): ResultWords {
  if (result.kind === 'calledOff')
    return { short: text.calledOff, headline: text.calledOff, lines: [text.noWinner] };
  const ends = result.ends.map(({ seat, end }) => text[end](name(seat)));
  const { places } = result;
  const endingOf = (ending: string) => (ending === CONCEDED ? text.conceded : words.ending(ending));
  const pointsOf = (player: number) => places.find((one) => one.player === player)?.score.total ?? 0;
  switch (result.kind) {
    case 'nobody':
      return { short: text.nobody, headline: text.nobody, lines: ends };
    case 'alone': {
      const reached = endingOf(result.ending);
      return { short: reached, headline: reached, lines: [text.alone(pointsOf(0)), ...ends] };
    }
    case 'shared': {
      const { winners, ending } = result;
      const [own = 0, ...others] = winners.map(pointsOf);
      const names = new Intl.ListFormat(language).format(winners.map(name));
      const isEven = others.every((points) => points === own);
      return {
        short: text.sharedShort,
        headline: isEven ? text.sharedWith(names, own) : text.shared(names),
        lines: [endingOf(ending), ...ends],
      };
    }
    case 'won': {
      const { winner, by, ending } = result;
      const short = text.wins(name(winner));
      if (by === 'default') return { short, headline: short, lines: ends };
      const own = pointsOf(winner);
      const [other, third] = places.filter(({ player }) => player !== winner);
      const isDuel = other !== undefined && third === undefined;
      const headline =
        by === 'tieBreak'
          ? text.winsTie(name(winner), own)
          : isDuel
            ? text.winsTo(name(winner), own, other.score.total)
            : text.winsWith(name(winner), own);
      return { short, headline, lines: [endingOf(ending), ...ends] };
    }
  }
}
