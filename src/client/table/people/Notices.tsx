/** Notices about the connection, requests, pauses and absent players; each only while it applies. */
import type { NameOf } from '#kernel';
import type { Command, Proposal } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import { AbsentPlayers } from './AbsentPlayers.tsx';
import { Notice, NoticeButton } from './Notice.tsx';

interface Props {
  readonly snapshot: TableSnapshot;
  readonly name: NameOf;
  readonly command: (command: Command) => void;
}

/** All notices that apply now. */
export function Notices({ snapshot, name, command }: Props) {
  const { table } = useText();
  const accord = useText('accord');
  const absence = useText('absence');
  const { tableView, link, persistent } = snapshot;
  const { viewer, seats, endings = [] } = tableView;
  const seated = viewer !== 'spectator';
  const own = seated ? seats[viewer] : undefined;
  const ended = seated ? (endings[viewer] ?? null) : null;
  return (
    <>
      {(link === 'connecting' || link === 'lost') && (
        <p className="notice notice-link" role="status">
          {table.link[link]}
        </p>
      )}
      {!persistent && <p className="notice">{table.notKept}</p>}
      {tableView.phase === 'playing' && (
        <>
          {tableView.proposal && (
            <PendingRequest proposal={tableView.proposal} snapshot={snapshot} name={name} command={command} />
          )}
          {(ended === 'resigned' || ended === 'timeout') && (
            <p className="notice">{absence.youEnded[ended]}</p>
          )}
          {own?.kind === 'human' && own.standIn !== null && ended === null && (
            <Notice text={accord.replaced}>
              <NoticeButton label={accord.comeBack} onClick={() => command({ do: 'return' })} />
            </Notice>
          )}
          {tableView.paused && (
            <Notice text={accord.paused}>
              {seated && ended === null && (
                <NoticeButton label={accord.resume} onClick={() => command({ do: 'resume' })} />
              )}
            </Notice>
          )}
          <AbsentPlayers snapshot={snapshot} name={name} command={command} />
        </>
      )}
    </>
  );
}

/** A pending request, with the viewer's answers to it. */
function PendingRequest({ proposal, snapshot, name, command }: Props & { proposal: Proposal }) {
  const accord = useText('accord');
  const { language } = useLanguage();
  const { viewer } = snapshot.tableView;
  const missing = proposal.needed.filter((seat) => !proposal.agreed.includes(seat));
  const others = missing.filter((seat) => seat !== viewer);
  const names = new Intl.ListFormat(language).format(others.map(name));
  const sentence = accord.asks[proposal.request.kind](tagged(name)(proposal.seat));
  return (
    <Notice
      text={
        <>
          <MarkedText sentence={sentence} name={name} />{' '}
          {others.length > 0 && <span className="meta">{accord.waitingFor(names)}</span>}
        </>
      }
    >
      {viewer === proposal.seat && (
        <NoticeButton label={accord.withdraw} onClick={() => command({ do: 'decline' })} />
      )}
      {viewer !== 'spectator' && missing.includes(viewer) && (
        <>
          <NoticeButton label={accord.agree} onClick={() => command({ do: 'agree' })} />
          <NoticeButton label={accord.decline} onClick={() => command({ do: 'decline' })} />
        </>
      )}
    </Notice>
  );
}
