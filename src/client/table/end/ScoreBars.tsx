/** The score sheet as bars; hidden from screen readers, because the table has the same numbers. */
import type { NameOf, Placing } from '#kernel';
import { figure } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Mark } from '../../ui/Mark.tsx';

/** The number of fills in the style sheet; each has its own pattern. */
const FILLS = 6;

interface Props {
  readonly places: readonly Placing[];
  readonly parts: readonly string[];
  readonly name: NameOf;
}

/** One bar per player. */
export function ScoreBars({ places, parts, name }: Props) {
  const { language } = useLanguage();
  const gained = ({ score }: Props['places'][number]) =>
    parts.reduce((sum, part) => sum + Math.max(0, score.parts[part] ?? 0), 0);
  const most = Math.max(1, ...places.map(gained));
  return (
    <div className="bars" aria-hidden="true">
      {places.map(({ player, mark, score }) => (
        <div key={player} className="bar" title={name(player)}>
          <Mark seat={mark} />
          <span className="bar-parts">
            {parts.map((part, i) => (
              <Swatch key={part} part={i} share={Math.max(0, score.parts[part] ?? 0) / most} />
            ))}
          </span>
          <b>{figure(language, score.total)}</b>
        </div>
      ))}
    </div>
  );
}

/** The fill of a category: part of a bar, or a small square in the legend. */
export function Swatch({ part, share }: { part: number; share?: number }) {
  const width = share === undefined ? undefined : { width: `${share * 100}%` };
  return <i className="swatch" data-fill={part % FILLS} style={width} />;
}
