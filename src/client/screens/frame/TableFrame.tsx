/** The place of a table while it loads: the bar, the prompt and the ground of the board, where they will be. */
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import './tableFrame.css';

/** Nothing of it moves when the table takes its place. */
export function TableFrame() {
  const { loading, toHome } = useText();
  return (
    <div className="table-frame">
      <header>
        <Link href="/" aria-label={toHome}>
          <Emblem />
        </Link>
      </header>
      <p role="status">{loading}</p>
      <main id="content" tabIndex={-1} />
    </div>
  );
}
