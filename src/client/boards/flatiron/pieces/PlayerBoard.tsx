/** A seat's board: who it is, what it holds, and its four columns. */
import type { CSSProperties } from 'react';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { NONE, STREETS } from '../game.ts';
import { useTable } from '../table.tsx';
import { Column } from './Column.tsx';
import { Gained } from './Gained.tsx';
import { Hand } from './Hand.tsx';
import { Sign } from './Sign.tsx';

export function PlayerBoard({ seat }: { seat: number }) {
  const { view, saying, name } = useTable();
  const { text } = saying;
  const player = at(view.players, seat);
  const own = seat === view.viewer;
  return (
    <section
      className={own ? 'fi-player fi-own' : 'fi-player'}
      style={{ '--fi-player': `var(--p${seat + 1})` } as CSSProperties}
      aria-label={text.boardOf(name(seat))}
    >
      <Holdings seat={seat} />
      {player.side !== NONE && (
        <div className="fi-columns">
          {STREETS.map((street, number) => (
            <Column key={street} seat={seat} player={player} street={number} own={own} />
          ))}
        </div>
      )}
    </section>
  );
}

/** What counts at the end. */
const PARTS = ['play', 'reputation', 'decrees'] as const;

/** Name, points, dollars, tokens and newspapers. */
function Holdings({ seat }: { seat: number }) {
  const { view, scores, part, saying, name, marked } = useTable();
  const { text, points } = saying;
  const player = at(view.players, seat);
  const { total, parts } = at(scores, seat);
  const ahead = PARTS.map((one) => text.tells(part(one), parts[one] ?? 0));
  return (
    <header className="fi-holdings">
      <Mark seat={seat} />
      <b className="fi-name">{name(seat)}</b>
      <span
        className={`fi-fact${marked(`score:${seat}`)}`}
        data-note={note(points(player.points), text.tells(text.atEnd, points(total)), ...ahead)}
      >
        <Sign name="points" />
        <Gained value={player.points} />
        <span className="sr">{points(player.points)}</span>
      </span>
      <span className={`fi-fact${marked(`dollars:${seat}`)}`} data-note={note(text.dollars(player.dollars))}>
        <Sign name="coin" />
        <Gained value={player.dollars} />
        <span className="sr">{text.dollars(player.dollars)}</span>
      </span>
      <span
        className={`fi-fact${marked(`tokens:${seat}`)}`}
        data-note={note(text.tokens(player.tokens), text.tokensLeft(view.tokens))}
      >
        <Sign name="token" />
        <Gained value={player.tokens} />
        <span className="sr">{text.tokens(player.tokens)}</span>
      </span>
      <Hand seat={seat} />
    </header>
  );
}
