/** What the people at the table must know or settle besides the game: calm, and only while it matters. */
import type { NameOf } from '#kernel';
import type { Command, Proposal } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Prose, tagged } from '../log/Prose.tsx';
import type { Shown } from '../store/tableStore.ts';
import { Missing } from './Missing.tsx';
import { Act, Notice } from './Notice.tsx';

interface Props {
  readonly shown: Shown;
  readonly name: NameOf;
  readonly command: (command: Command) => void;
}

export function Notices({ shown, name, command }: Props) {
  const { table } = useText();
  const accord = useText('accord');
  const absence = useText('absence');
  const { tableView, link, kept } = shown;
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
      {!kept && <p className="notice">{table.notKept}</p>}
      {tableView.phase === 'playing' && (
        <>
          {tableView.proposal && (
            <Asked proposal={tableView.proposal} shown={shown} name={name} command={command} />
          )}
          {(ended === 'resigned' || ended === 'timeout') && (
            <p className="notice">{absence.youEnded[ended]}</p>
          )}
          {own?.kind === 'human' && own.standIn !== null && ended === null && (
            <Notice says={accord.replaced}>
              <Act says={accord.comeBack} act={() => command({ do: 'return' })} />
            </Notice>
          )}
          {tableView.paused && (
            <Notice says={accord.paused}>
              {seated && ended === null && <Act says={accord.resume} act={() => command({ do: 'resume' })} />}
            </Notice>
          )}
          <Missing shown={shown} name={name} command={command} />
        </>
      )}
    </>
  );
}

/** A request under way, with what the viewer may answer. */
function Asked({ proposal, shown, name, command }: Props & { proposal: Proposal }) {
  const accord = useText('accord');
  const { language } = useLanguage();
  const { viewer } = shown.tableView;
  const missing = proposal.needed.filter((seat) => !proposal.agreed.includes(seat));
  const others = missing.filter((seat) => seat !== viewer);
  const names = new Intl.ListFormat(language).format(others.map(name));
  const asks = accord.asks[proposal.request.kind](tagged(name)(proposal.seat));
  return (
    <Notice
      says={
        <>
          <Prose sentence={asks} name={name} />{' '}
          {others.length > 0 && <span className="meta">{accord.waitingFor(names)}</span>}
        </>
      }
    >
      {viewer === proposal.seat && <Act says={accord.withdraw} act={() => command({ do: 'decline' })} />}
      {viewer !== 'spectator' && missing.includes(viewer) && (
        <>
          <Act says={accord.agree} act={() => command({ do: 'agree' })} />
          <Act says={accord.decline} act={() => command({ do: 'decline' })} />
        </>
      )}
    </Notice>
  );
}
