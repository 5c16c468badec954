/** A new table in two taps: what was chosen last in one sentence whose parts can be changed, and one button that opens the table with its link. */
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { GAME_INFO, type GameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { NameForm } from '../account/RequireName.tsx';
import { ladderOf } from '../setup/ladderOf.ts';
import { PACE_NAMES, PACES } from '../setup/newTable.ts';
import { type NewTable, openWithLink, rememberedTable } from '../setup/quickTable.ts';
import { RatedField } from '../setup/RatedField.tsx';
import './newTable.css';

const PARTS = ['seats', 'pace', 'access'] as const;
type Part = (typeof PARTS)[number];

/** Opens a table of one game. */
export function NewTablePanel({ game }: { game: GameId }) {
  const { lobby, setup } = useText();
  const text = useText('tables');
  const me = useMe();
  const [, go] = useLocation();
  const [table, setTable] = useState(() => rememberedTable(game));
  const [part, setPart] = useState<Part>();
  const attempt = useAttempt();
  const isOpened = useRef(false);
  const { min, max } = GAME_INFO[game].seats;
  const change = (changed: Partial<NewTable>) => setTable({ ...table, ...changed });
  const open = async () => {
    // A second press does nothing.
    if (isOpened.current) return;
    isOpened.current = true;
    try {
      go(`/table/${await openWithLink(game, table, mayRate)}`);
    } finally {
      isOpened.current = false;
    }
  };
  const mayRate = typeof me !== 'string' && !me.guest;
  const ladder = ladderOf(PACES[table.pace].clock, table.access, Array(table.seats).fill('open'));
  const saysOf: Readonly<Record<Part, string>> = {
    seats: text.seatCount(table.seats),
    pace: inSentence(lobby.pace[table.pace]),
    access: text.accessInSentence[table.access],
  };
  return (
    <div className="new-table" data-game={game}>
      <p className="sentence">
        {text.sentence.split(/[{}]/).map((piece) => {
          const named = PARTS.find((one) => one === piece);
          if (!named) return <span key={piece}>{piece}</span>;
          return (
            <button
              key={piece}
              type="button"
              aria-expanded={part === named}
              onClick={() => setPart(part === named ? undefined : named)}
            >
              {saysOf[named]}
            </button>
          );
        })}
      </p>
      {part === 'seats' && (
        <Choice
          label={setup.seatCount}
          values={Array.from({ length: max - Math.max(2, min) + 1 }, (_, i) => Math.max(2, min) + i)}
          value={table.seats}
          labelOf={String}
          onChange={(seats) => change({ seats })}
        />
      )}
      {part === 'pace' && (
        <Choice
          label={lobby.thinking}
          values={PACE_NAMES}
          value={table.pace}
          labelOf={(one) => lobby.pace[one]}
          onChange={(pace) => change({ pace })}
        />
      )}
      {part === 'access' && (
        <Choice
          label={lobby.access}
          values={['link', 'public'] as const}
          value={table.access}
          labelOf={(one) => lobby.accessKind[one]}
          onChange={(access) => change({ access })}
        />
      )}
      {ladder && (
        <RatedField
          kind={ladder}
          rated={table.rated}
          mayRate={mayRate}
          change={(rated) => change({ rated })}
        />
      )}
      {me === 'nobody' ? (
        <NameForm label={text.openAndLink} attempt={attempt} onDone={open} />
      ) : (
        <button
          type="button"
          className="btn btn-primary btn-game"
          disabled={attempt.busy || typeof me === 'string'}
          onClick={() => attempt.attempt(open)}
        >
          {text.openAndLink}
        </button>
      )}
      <div role="alert">{attempt.reason && <Refusal reason={attempt.reason} />}</div>
      <p className="meta">
        {table.isRemembered && text.kept} <Link href={`/new/${game}`}>{text.moreOptions}</Link>
      </p>
    </div>
  );
}

/** A label in the middle of a sentence. */
function inSentence(label: string): string {
  return label.charAt(0).toLocaleLowerCase() + label.slice(1);
}
