/** The tables: those that wait for me, open ones, a new one, and games to watch. Looking needs no name. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { GameId } from '#games';
import { useText } from '../../i18n/language.tsx';
import { api, type Lobby, type Me } from '../../remote/api.ts';
import { useFetched } from '../../remote/useFetched.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { Anybody } from '../account/RequireName.tsx';
import { ListState } from '../frame/ListState.tsx';
import { Page } from '../frame/Page.tsx';
import { Friends } from './Friends.tsx';
import { lastGame } from './filters.ts';
import { ImportRecord } from './ImportRecord.tsx';
import { MyTables, MyTablesOf } from './MyTables.tsx';
import { NewTablePanel } from './NewTablePanel.tsx';
import { GameTiles, NewTableSheet } from './NewTableSheet.tsx';
import { OpenTables } from './OpenTables.tsx';
import { QuickMatch } from './QuickMatch.tsx';
import { WatchRow } from './WatchRow.tsx';
import './lobby.css';

/** A phone has a button for a new table at its foot instead of the panel. */
const NARROW = '(max-width: 720px)';

export function LobbyScreen() {
  return <Anybody>{(me) => <Tables me={me} />}</Anybody>;
}

function Tables({ me }: { me: Me | undefined }) {
  const { nav, lobby } = useText();
  const { ladders } = useText('links');
  const fetched = useFetched(`lobby ${me?.id}`, api.lobby, true);
  const isNarrow = useMedia(NARROW);
  const watch = fetched.data?.watch ?? [];
  return (
    <Page title={nav.tables}>
      <div className="wrap online lobby">
        <h1 className="display">{nav.tables}</h1>
        <div className="column">
          {me ? <MyTablesOf me={me} /> : <MyTables />}
          <section aria-labelledby="open">
            <div className="head">
              <h2 id="open">{lobby.open}</h2>
              <Link className="lone-link" href="/ladders">
                {ladders}
              </Link>
            </div>
            <ListState fetched={fetched}>
              {fetched.data && <OpenTables lobby={fetched.data} me={me} />}
            </ListState>
          </section>
        </div>
        <div className="column">
          {isNarrow ? <Foot watching={watch.length} /> : <NewTable />}
          {me && <QuickMatch queues={fetched.data?.quick ?? []} />}
          {fetched.data && watch.length > 0 && <Watch lobby={fetched.data} />}
          {me && <Friends />}
          {me && <ImportRecord />}
        </div>
      </div>
    </Page>
  );
}

function NewTable() {
  const { newTable } = useText('tables');
  const [game, setGame] = useState<GameId>(lastGame);
  return (
    <section className="panel" aria-labelledby="create">
      <div className="head">
        <h2 id="create">{newTable}</h2>
      </div>
      <GameTiles game={game} choose={setGame} />
      <NewTablePanel key={game} game={game} />
    </section>
  );
}

/** Under the thumb of a phone. */
function Foot({ watching }: { watching: number }) {
  const text = useText('tables');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lobby-foot">
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {text.newTable}
      </button>
      {watching > 0 && (
        <a className="btn btn-line" href="#watch">
          <Icon name="eye" />
          {text.watch} {watching}
        </a>
      )}
      {isOpen && <NewTableSheet game={lastGame()} close={() => setOpen(false)} />}
    </div>
  );
}

function Watch({ lobby: { watch, names } }: { lobby: Lobby }) {
  const text = useText('tables');
  return (
    <section className="panel" aria-labelledby="watch">
      <div className="head">
        <h2 id="watch">{text.watchHeading}</h2>
      </div>
      <ul className="open-rows">
        {watch.map((table) => (
          <WatchRow key={table.id} table={table} names={names} />
        ))}
      </ul>
    </section>
  );
}
