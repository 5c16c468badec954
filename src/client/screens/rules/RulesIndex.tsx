/** The list of rulebooks: one per game, and one for every table. */
import { Link } from 'wouter';
import { GAME_IDS, GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { TABLE } from '../../ui/ruleHref.ts';
import { Page } from '../frame/Page.tsx';
import './rules.css';

/** Rowhouse comes after the published games. */
const SORTED_GAMES = [...GAME_IDS].sort(
  (one, two) => Number(one === 'rowhouse') - Number(two === 'rowhouse'),
);

/** The page with links to all rulebooks. */
export function RulesIndex() {
  const { about } = useText();
  const text = useText('rules');
  return (
    <Page title={text.title}>
      <div className="wrap rules">
        <header>
          <h1 className="display">{text.title}</h1>
          <p className="lead">{text.lead}</p>
        </header>
        <ul className="rules-books">
          {SORTED_GAMES.map((id) => (
            <BookLink key={id} id={id} title={GAME_INFO[id].title} line={about[id]} />
          ))}
          <BookLink id={TABLE} title={text.table.title} line={text.table.lead} />
        </ul>
      </div>
    </Page>
  );
}

function BookLink({ id, title, line }: { id: string; title: string; line: string }) {
  return (
    <li data-game={id}>
      <Link className="panel rules-book" href={`/rules/${id}`}>
        <span className="display">{title}</span>
        <span>{line}</span>
      </Link>
    </li>
  );
}
