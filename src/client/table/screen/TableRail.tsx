/** The log and the chat: a column where there is room, else a sheet over the table. */
import type { NameOf } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EventLog, type MomentLinks } from '../log/EventLog.tsx';
import { Chat } from '../people/Chat.tsx';
import { CatchUpButton } from '../playback/PlaybackBar.tsx';
import type { LogFold } from './useLog.ts';
import type { TableModel } from './useTable.ts';

interface Props {
  readonly table: TableModel;
  readonly name: NameOf;
  readonly log: LogFold;
  readonly momentLinks: MomentLinks | undefined;
  /** Highlights the pieces of an event on the board. */
  readonly point: (event: unknown) => void;
}

export function TableRail({ table, name, log, momentLinks, point }: Props) {
  const { close } = useText('kit');
  return (
    <div id="rail" className="rail" hidden={!log.isOpen}>
      <EventLog
        events={table.displayed.events}
        words={table.words}
        name={name}
        momentLinks={momentLinks}
        point={point}
      >
        <CatchUpButton playback={table.playback} />
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={close}
          title={close}
          onClick={log.toggle}
        >
          <Icon name="remove" />
        </button>
      </EventLog>
      {table.online && <Chat snapshot={table.snapshot} name={name} command={table.command} />}
    </div>
  );
}
