/** A game of this device at a glance, as its player sees it; as everybody does where several share the device. */
import { useEffect, useState } from 'react';
import type { Title } from '#games';
import { type TableView, tableViewOf } from '#table';
import { useLanguage } from '../../i18n/language.tsx';
import { takeGame } from '../store/localGames.ts';
import type { LocalGame } from '../store/localShelf.ts';
import { SmallView } from './SmallView.tsx';

interface Seen {
  readonly title: Title;
  readonly tableView: TableView;
}

export function SmallGame({ game }: { game: LocalGame }) {
  const { language } = useLanguage();
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    let wanted = true;
    // Without its picture the game can still be gone on with.
    look(game).then(
      (found) => wanted && setSeen(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!seen) return <span className="small-view" />;
  const name = (seat: number) => game.proposal.seats[seat]?.name ?? '';
  return <SmallView tableView={seen.tableView} words={seen.title.words[language]} name={name} />;
}

async function look({ id, proposal }: LocalGame): Promise<Seen | undefined> {
  const open = await takeGame(id);
  if (!open) return undefined;
  const humans = [...proposal.seats.keys()].filter((seat) => proposal.seats[seat]?.player === 'human');
  const own = humans.length === 1 ? humans[0] : undefined;
  return { title: open.title, tableView: tableViewOf(open.local.table, own ?? 'spectator') };
}
