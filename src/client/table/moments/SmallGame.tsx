/** A small picture of a game on this device, as its player sees it; if several people share the device, as a spectator. */
import { useEffect, useState } from 'react';
import type { Title } from '#games';
import { type TableView, tableViewOf } from '#table';
import { useLanguage } from '../../i18n/language.tsx';
import { loadGameInPlay } from '../store/localGames.ts';
import type { LocalGame } from '../store/localRepository.ts';
import { SmallView } from './SmallView.tsx';

interface Loaded {
  readonly title: Title;
  readonly tableView: TableView;
}

/** Empty until the game is loaded, and for a game with other values than those in play. */
export function SmallGame({ game }: { game: LocalGame }) {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let active = true;
    // If the picture fails to load, the game can still be continued.
    load(game).then(
      (found) => active && setLoaded(found),
      () => {},
    );
    return () => {
      active = false;
    };
  }, [game]);
  if (!loaded) return <span className="small-view" />;
  const name = (seat: number) => game.proposal.seats[seat]?.name ?? '';
  return <SmallView tableView={loaded.tableView} words={loaded.title.words[language]} name={name} />;
}

async function load({ id, proposal }: LocalGame): Promise<Loaded | undefined> {
  const open = await loadGameInPlay(id);
  if (!open) return undefined;
  const humans = [...proposal.seats.keys()].filter((seat) => proposal.seats[seat]?.player === 'human');
  const own = humans.length === 1 ? humans[0] : undefined;
  return { title: open.title, tableView: tableViewOf(open.local.table, own ?? 'spectator') };
}
