/** The game on one card: a turn, and what scores. */
import type { CourseText } from '#kernel';
import { glue } from '../../ui/glue.ts';
import './aidCard.css';

export function AidCard({ parts }: { parts: CourseText['aid'] }) {
  return (
    <dl className="aid-card">
      {parts.map(({ heading, lines }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          {lines.map((line) => (
            <dd key={line}>{glue(line)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
