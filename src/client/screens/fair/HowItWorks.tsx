/** What a promise is, what it cannot prove, and how to check a record without this site. */
import { useId } from 'react';
import { useText } from '../../i18n/language.tsx';

const COMMAND = 'npm run verify -- record.json --promise …';

export function HowItWorks() {
  const { works, worksLines, limits, limitsLines, self, selfLine } = useText('fair');
  return (
    <div className="fair-more">
      <Lines title={works} lines={worksLines} isNumbered />
      <Lines title={limits} lines={limitsLines} />
      <section className="panel">
        <h2>{self}</h2>
        <p>{selfLine}</p>
        <code>{COMMAND}</code>
      </section>
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isNumbered?: boolean;
}

function Lines({ title, lines, isNumbered = false }: LinesProps) {
  const id = useId();
  const items = lines.map((line) => <li key={line}>{line}</li>);
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>}
    </section>
  );
}
