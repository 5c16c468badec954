/** The log and the chat: a column where there is room, else a sheet over the table. */
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EventLog } from '../log/EventLog.tsx';
import type { MomentLinks } from '../log/MomentLink.tsx';
import { useTallies } from '../log/useTallies.ts';
import type { GameMoments } from '../moments/gameMoments.ts';
import { Chat } from '../people/Chat.tsx';
import { CatchUpButton } from '../playback/PlaybackBar.tsx';
import type { LogFold } from './useLog.ts';
import type { TableModel } from './useTable.ts';

interface Props {
  readonly table: TableModel;
  readonly log: LogFold;
  readonly momentLinks: MomentLinks | undefined;
  /** Loads the moments of the game, for what turns came to before the table was opened. */
  readonly loadMoments: (() => Promise<GameMoments>) | undefined;
  /** Highlights the pieces of an event on the board. */
  readonly point: (event: unknown) => void;
}

export function TableRail({ table, log, momentLinks, loadMoments, point }: Props) {
  const { snapshot, displayed, words, name, game, online } = table;
  const { isOpen, part, toggle } = log;
  const { close } = useText('kit');
  const rail = useRef<HTMLDivElement>(null);
  const tallies = useTallies(snapshot, game, isOpen, loadMoments);
  useEffect(() => {
    if (isOpen && part === 'chat') rail.current?.querySelector<HTMLElement>('.lines')?.focus();
  }, [isOpen, part]);
  return (
    <div ref={rail} id="rail" className="rail" data-part={part} hidden={!isOpen}>
      <EventLog
        events={displayed.events}
        tallies={tallies}
        words={words}
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
          onClick={() => toggle(part)}
        >
          <Icon name="remove" />
        </button>
      </EventLog>
      {online && <Chat snapshot={snapshot} name={name} command={table.command} />}
    </div>
  );
}
