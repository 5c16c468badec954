/** All points by category: what was made so far above a rule, what is counted at the end below it. */
import { useContext } from 'react';
import type { NameOf, Projection, Words } from '#kernel';
import type { Holder } from '#table';
import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { OpenPersonContext } from './openPerson.ts';
import type { PlayerScore } from './playerScores.ts';

interface Props {
  readonly id: string;
  readonly scores: readonly PlayerScore[];
  readonly words: Words;
  readonly name: NameOf;
  readonly seats: readonly Holder[];
}

/** A panel that opens over the table; the answers around it stay where they are. */
export function ScorePanel({ id, scores, words, name, seats }: Props) {
  const text = useText('score');
  const kit = useText('kit');
  const players = scores.flatMap(({ projection, ...score }) =>
    projection ? [{ ...score, projection }] : [],
  );
  const projections = players.map(({ projection }) => projection);
  return (
    <div
      id={id}
      className="score-panel panel"
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-h`}
      // A screen reader goes on reading here; Escape leads back to the seat.
      onToggle={({ newState, currentTarget }) =>
        newState === 'open' && currentTarget.focus({ preventScroll: true })
      }
    >
      <div className="score-head">
        <h2 id={`${id}-h`} className="display">
          {text.heading}
        </h2>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={kit.close}
        >
          <Icon name="remove" />
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {players.map(({ player, mark }) => (
              <th key={player} scope="col">
                <Mark seat={mark} />
                <span>{name(player)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <Parts kind="made" heading={text.made} projections={projections} words={words} />
        <Parts kind="atEnd" heading={text.atEnd} projections={projections} words={words} />
        <tfoot>
          <Row label={text.total} numbers={projections.map(({ total }) => total)} />
        </tfoot>
      </table>
      <Cards seats={seats} name={name} />
    </div>
  );
}

/** The people at the table: each opens their card. */
function Cards({ seats, name }: Pick<Props, 'seats' | 'name'>) {
  const open = useContext(OpenPersonContext);
  if (!open) return null;
  return (
    <div className="score-people">
      {seats.map(
        (holder, seat) =>
          holder.kind === 'human' && (
            <button
              key={holder.person}
              type="button"
              className="btn btn-line"
              aria-haspopup="dialog"
              onClick={() => open(holder.person)}
            >
              {name(seat)}
            </button>
          ),
      )}
    </div>
  );
}

interface PartsProps {
  readonly kind: 'made' | 'atEnd';
  readonly heading: string;
  readonly projections: readonly Projection[];
  readonly words: Words;
}

/** The categories of one kind; nothing where a game has none. */
function Parts({ kind, heading, projections, words }: PartsProps) {
  const parts = [...new Set(projections.flatMap((projection) => Object.keys(projection[kind])))];
  if (parts.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th className="caps" scope="rowgroup" colSpan={projections.length + 1}>
          {heading}
        </th>
      </tr>
      {parts.map((part) => (
        <Row
          key={part}
          label={words.part(part)}
          numbers={projections.map((projection) => projection[kind][part])}
        />
      ))}
    </tbody>
  );
}

/** One line of numbers, the highest in bold; a dash where a player cannot score. */
function Row({ label, numbers }: { label: string; numbers: readonly (number | undefined)[] }) {
  const { language } = useLanguage();
  const known = numbers.filter((number) => number !== undefined);
  const [most, least] = [Math.max(...known), Math.min(...known)];
  return (
    <tr>
      <th scope="row">{label}</th>
      {numbers.map((number, player) => (
        <td key={player} className={number === most && most > least ? 'most' : undefined}>
          {number === undefined ? '–' : figure(language, number)}
        </td>
      ))}
    </tr>
  );
}
