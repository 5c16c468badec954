/** All books of rules: one for each game, one for every table. */
import { Link } from 'wouter';
import { GAME_IDS, GAME_INFO } from '#games';
import { useText } from '../../i18n/language.tsx';
import { TABLE } from '../../ui/ruleHref.ts';
import { Page } from '../frame/Page.tsx';
import './rules.css';

/** The small game of our own comes after the big ones. */
const SHOWN = [...GAME_IDS].sort((one, two) => Number(one === 'rowhouse') - Number(two === 'rowhouse'));

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
          {SHOWN.map((id) => (
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
