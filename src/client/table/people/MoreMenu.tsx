/** A menu of rarely used actions: the table's settings, requests to the other players, leaving and resigning. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { type Command, goesOnWithout, type TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useSetting } from '../../settings/settings.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { allowsHints } from '../hints/hintsAllowed.ts';

interface Props {
  readonly tableView: Pick<
    TableView,
    'viewer' | 'seats' | 'automata' | 'phase' | 'paused' | 'proposal' | 'endings' | 'rated'
  >;
  readonly command: (command: Command) => void;
  /** Whether the table is online; around one device people can just talk. */
  readonly online?: boolean;
  /** What comes first in the menu, for everybody. */
  readonly children?: ReactNode;
}

/** Leaving and resigning each ask for confirmation. */
type Exit = 'leave' | 'resign';

/** Spectators, and everybody after the game, get only what comes first. */
export function MoreMenu({ tableView, command, online = true, children }: Props) {
  const accord = useText('accord');
  const absence = useText('absence');
  const { hint } = useText('advice');
  const ratings = useText('ratings');
  const { table } = useText();
  const [answers, setAnswers] = useSetting('answers');
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const [exit, setExit] = useState<Exit>();
  const { viewer, seats, endings = [], phase } = tableView;
  const holder = viewer === 'spectator' ? undefined : seats[viewer];
  const own = holder?.kind === 'human' && phase === 'playing' ? holder : undefined;
  const isPlaying = own !== undefined && viewer !== 'spectator' && (endings[viewer] ?? null) === null;
  // T40
  const mayAsk = online && isPlaying && tableView.rated !== 'bots';
  const item = (label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="btn btn-quiet"
      popoverTarget={id}
      popoverTargetAction="hide"
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  );
  const ask = (kind: 'pause' | 'end') =>
    item(accord.ask[kind], () => command({ do: 'propose', request: { kind } }), tableView.proposal !== null);
  const close = () => {
    setExit(undefined);
    more.current?.focus();
  };
  const lost = seats.flatMap((_, seat) => (seat === viewer || endings[seat] ? [seat] : []));
  return (
    <>
      <button
        ref={more}
        type="button"
        className="btn btn-quiet btn-icon"
        popoverTarget={id}
        aria-label={accord.more}
        title={accord.more}
      >
        <Icon name="more" />
      </button>
      <div id={id} className="menu panel" popover="auto">
        {children}
        {isPlaying && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-pressed={answers}
            onClick={() => setAnswers(!answers)}
          >
            {table.inWords}
          </button>
        )}
        {mayAsk && !tableView.paused && ask('pause')}
        {mayAsk && ask('end')}
        {online && isPlaying && own?.standIn === null && (
          <>
            {item(accord.leave, () => setExit('leave'))}
            <p className="meta">{accord.leaving}</p>
          </>
        )}
        {isPlaying && item(absence.resign, () => setExit('resign'))}
        {own && !allowsHints({ link: 'live', tableView }) && (
          <p className="meta">{tableView.rated === 'bots' ? ratings.noHints : hint.notHere}</p>
        )}
      </div>
      {exit === 'leave' && (
        <Confirm
          question={absence.leaveAsk}
          detail={accord.leaving}
          confirmLabel={accord.leave}
          cancelLabel={absence.stay}
          onConfirm={() => command({ do: 'leave' })}
          onClose={close}
        />
      )}
      {exit === 'resign' && (
        <Confirm
          question={absence.resignAsk}
          detail={
            goesOnWithout(seats, tableView.automata.length, lost) ? absence.resignGoesOn : absence.resignEnds
          }
          confirmLabel={absence.resign}
          cancelLabel={absence.stay}
          onConfirm={() => command({ do: 'resign' })}
          onClose={close}
        />
      )}
    </>
  );
}
