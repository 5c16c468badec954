/** The rules of conduct. */
import { useId } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Page } from '../frame/Page.tsx';
import './conduct.css';

export function ConductScreen() {
  const text = useText('conduct');
  return (
    <Page title={text.title}>
      <div className="wrap conduct">
        <header>
          <p className="caps eyebrow">{text.eyebrow}</p>
          <h1 className="display">{text.title}</h1>
          <p className="lead">{text.lead}</p>
        </header>
        <ol className="panel">
          {text.rules.map(([rule, meaning]) => (
            <li key={rule}>
              <h2>{rule}</h2>
              <p>{meaning}</p>
            </li>
          ))}
        </ol>
        <div className="conduct-more">
          <Lines title={text.help} lines={text.helpLines} />
          <Lines title={text.steps} lines={text.stepLines} />
          <Lines title={text.kept} lines={text.keptLines} />
          <Link className="btn btn-line" href="/me/reports">
            {text.toReports}
          </Link>
        </div>
      </div>
    </Page>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
