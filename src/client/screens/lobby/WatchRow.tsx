/** A game to watch in a list. */
import { Link } from 'wouter';
import type { Names } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { TableRow } from '../../remote/api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { titleOf } from './titles.ts';
import './tableList.css';

interface Props {
  readonly table: TableRow;
  readonly names: Names;
}

/** One row. */
export function WatchRow({ table, names }: Props) {
  const { home, table: words } = useText();
  const text = useText('tables');
  const { language } = useLanguage();
  const title = titleOf(table.game);
  const players = table.seats.map((holder, seat) =>
    holder.kind === 'human' ? names[holder.person] || words.nobody : words.botName(seat + 1),
  );
  const listed = new Intl.ListFormat(language, { style: 'narrow' }).format(players);
  return (
    <li className="open-row watch-row" data-game={table.game}>
      <div className="open-row-text">
        <b>{players.join(' – ')}</b>
        <p className="meta">
          <span>{title}</span>
          {table.plays > 0 && <span>{text.moves(table.plays)}</span>}
        </p>
      </div>
      <Link
        className="btn btn-line"
        href={`/table/${table.id}`}
        aria-label={home.of(text.watch, `${title}, ${listed}`)}
      >
        <Icon name="eye" />
        {text.watch}
      </Link>
    </li>
  );
}
