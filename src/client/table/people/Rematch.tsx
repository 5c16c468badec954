/** The button for a rematch, or the link to it once somebody has asked. */
import { Link } from 'wouter';
import type { Command, TableView } from '#table';
import { useText } from '../../i18n/language.tsx';

/** Renders nothing for spectators before there is a rematch. */
export function Rematch({
  tableView,
  command,
}: {
  tableView: TableView;
  command: (command: Command) => void;
}) {
  const { end } = useText();
  if (tableView.next !== null)
    return (
      <Link className="btn btn-primary" href={`/table/${tableView.next}`}>
        {end.toRematch}
      </Link>
    );
  if (tableView.viewer === 'spectator') return null;
  return (
    <button type="button" className="btn btn-primary" onClick={() => command({ do: 'rematch' })}>
      {end.rematch}
    </button>
  );
}
