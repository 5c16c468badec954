/** A table of every decision of a seat, in the order of the game. */

import { figure } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Answer } from '../hints/Answer.tsx';
import { expectation, interval, NEGLIGIBLE } from '../hints/adviceInWords.ts';
import { MomentLink } from '../log/MomentLink.tsx';
import type { DecisionListProps } from './CostliestDecisions.tsx';

/** The table, collapsed at first. */
export function DecisionTable({ judged, words, name, momentLinks, before }: DecisionListProps) {
  const text = useText('advice');
  const { language } = useLanguage();
  const { all, columns, move } = useText('review');
  return (
    <details>
      <summary>{all}</summary>
      {/* A scrolling element must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="decisions" aria-label={all} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.move}</th>
              <th scope="col">{columns.played}</th>
              <th scope="col">{columns.best}</th>
              <th scope="col">{columns.cost}</th>
              <th scope="col">{columns.expected}</th>
            </tr>
          </thead>
          <tbody>
            {judged.map(({ play, played, best, view, cost, expected: points, margin, measure }) => (
              <tr key={play}>
                <th scope="row">
                  <MomentLink
                    momentLinks={momentLinks}
                    seq={before.get(play) ?? 0}
                    aria-label={move(play + 1)}
                  >
                    {play + 1}
                  </MomentLink>
                </th>
                {[played, best].map((action, i) => (
                  <td key={i}>
                    <Answer action={action} words={words} telling={{ view, name }} />
                  </td>
                ))}
                <td className="figure">{cost < NEGLIGIBLE ? '–' : figure(language, cost)}</td>
                <td>
                  {expectation(text, measure, points)}
                  <span className="meta">{interval(text, language, measure, { points, margin })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
