/** A seat's board: who it is, what it holds, and its four columns. */

import { DANIEL, NONE, STREETS } from '#games/flatiron/components';
import { finalScore } from '#games/flatiron/queries';
import { at } from '#kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { whoIs } from '../notes.ts';
import { ChangingNumber } from './ChangingNumber.tsx';
import { Column } from './Column.tsx';
import { FirstTimeLabel } from './FirstTimeLabel.tsx';
import { Hand } from './Hand.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  readonly seat: number;
  /** How many strips there is room for above and below the viewer's columns. */
  readonly room: { readonly above: number; readonly below: number };
  /** Whether the rival's board is shown on a phone, and how to show or hide it. */
  readonly peek: boolean;
  readonly onPeek: () => void;
}

export function PlayerBoard({ seat, room, peek, onPeek }: Props) {
  const { view, text, name, narrow } = useBoard();
  const player = at(view.players, seat);
  const own = seat === view.viewer;
  return (
    <section
      className={own ? 'fi-player fi-own' : 'fi-player'}
      data-part={`board:${seat}`}
      style={{ '--fi-player': `var(--p${seat + 1})` }}
      aria-label={text.board.boardOf(name(seat))}
    >
      <Holdings seat={seat} />
      {own && narrow && <Peek peek={peek} onPeek={onPeek} />}
      {own && <FirstTimeLabel />}
      {player.side !== NONE && (
        // Here, for whatever inherits them is styled anew when they change.
        <div className="fi-columns" style={{ '--fi-above': room.above, '--fi-below': room.below }}>
          {STREETS.map((street, number) => (
            <Column key={street} seat={seat} player={player} street={number} own={own} />
          ))}
        </div>
      )}
    </section>
  );
}

/** On a phone the other board takes the place of the streets while it is looked at. */
function Peek({ peek, onPeek }: Pick<Props, 'peek' | 'onPeek'>) {
  const { view, text, name } = useBoard();
  const rival = view.daniel ? DANIEL : 1 - Number(view.viewer);
  const label = text.board.boardOf(whoIs(rival, name));
  return (
    <button
      type="button"
      className="fi-peek"
      data-part="peek"
      aria-pressed={peek}
      aria-label={label}
      onClick={onPeek}
    >
      <Mark seat={rival} />
      <Icon name="eye" />
    </button>
  );
}

/** The parts of a seat's final score. */
const PARTS = ['play', 'reputation', 'decrees'] as const;

/** Name, points, dollars, tokens and newspapers. */
function Holdings({ seat }: { seat: number }) {
  const { view, standings, part, text, name, marked } = useBoard();
  const { board } = text;
  const { points } = text.names;
  const player = at(view.players, seat);
  const { points: total } = at(standings, seat);
  const final = finalScore(view, player);
  const counted = PARTS.map((one) => board.tells(part(one), final.parts[one] ?? 0));
  const over = view.agenda.length === 0;
  return (
    <header className="fi-holdings">
      <Mark seat={seat} />
      <b className="fi-name">{name(seat)}</b>
      <span
        className={`fi-fact${marked(`score:${seat}`)}`}
        data-part={`score:${seat}`}
        data-sign="points"
        data-note={note(
          points(total),
          ...(over ? [] : [board.tells(board.atEnd, points(final.total))]),
          ...counted,
        )}
      >
        <Sign name="points" />
        <ChangingNumber value={total} />
        <span className="sr">{points(total)}</span>
      </span>
      <span
        className={`fi-fact${marked(`dollars:${seat}`)}`}
        data-part={`dollars:${seat}`}
        data-sign="coin"
        data-note={note(board.dollars(player.dollars))}
      >
        <Sign name="coin" />
        <ChangingNumber value={player.dollars} />
        <span className="sr">{board.dollars(player.dollars)}</span>
      </span>
      <span
        className={`fi-fact${marked(`tokens:${seat}`)}`}
        data-part={`tokens:${seat}`}
        data-sign="token"
        data-note={note(board.tokens(player.tokens), board.tokensLeft(view.tokens))}
      >
        <Sign name="token" />
        <ChangingNumber value={player.tokens} />
        <span className="sr">{board.tokens(player.tokens)}</span>
      </span>
      <Hand seat={seat} />
    </header>
  );
}
