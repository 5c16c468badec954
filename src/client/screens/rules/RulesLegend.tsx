/** The legend of a game's board, after its rules. */
import { Suspense } from 'react';
import { drawingsOf } from '../../boards/boards.ts';
import { useText } from '../../i18n/language.tsx';

/** Renders nothing for games without drawings. */
export function RulesLegend({ game }: { game: string }) {
  const { legend } = useText('kit');
  const Legend = drawingsOf(game)?.Legend;
  if (!Legend) return null;
  return (
    <section>
      <div className="head">
        <h2 id="icons" tabIndex={-1}>
          {legend}
        </h2>
      </div>
      <Suspense>
        <Legend />
      </Suspense>
    </section>
  );
}
