/** What a turn came to, in a few figures: "+3 points, −$2", then the points of others. */
import type { NameOf, Seat, Words } from '#kernel';
import { signedFigure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { Gain } from './gains.ts';

interface Props {
  readonly gains: readonly Gain[];
  /** Whose turn it was. */
  readonly seat: Seat | undefined;
  readonly words: Words;
  readonly name: NameOf;
}

export function TurnGains({ gains, seat, words, name }: Props) {
  const { stage } = useText();
  const { language } = useLanguage();
  const holding = ([kind, amount]: [string, number]) =>
    `${amount < 0 ? '−' : '+'}${words.holding?.(kind, Math.abs(amount)) ?? ''}`;
  const own = ({ points, holdings }: Gain) =>
    [
      ...(points === 0 ? [] : [`${signedFigure(language, points)} ${stage.points(Math.abs(points))}`]),
      ...Object.entries(holdings).map(holding),
    ].join(', ');
  return (
    <span className="gains">
      {gains.map((gain) =>
        gain.player === seat ? (
          <span key={gain.player} className="gain">
            {own(gain)}
          </span>
        ) : (
          <span key={gain.player} className="gain gain-other">
            <Mark seat={gain.player} />
            <span className="sr">{name(gain.player)}</span> {signedFigure(language, gain.points)}
          </span>
        ),
      )}
    </span>
  );
}
