/** The seven kinds of cards as signs, and the cards that carry them. */
import { memo, type ReactNode } from 'react';
import { KINDS, type Kind } from '#games/newyorkcity/components';
import { at } from '#kernel';

const line = (d: string, width = 1.6, dash?: string) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeDasharray={dash}
    strokeLinecap="round"
  />
);
const solid = (d: string) => <path d={d} fill="currentColor" />;
const hole = (d: string) => <path d={d} className="nyc-hole" />;

const SIGNS: Readonly<Record<Kind, ReactNode>> = {
  press: (
    <>
      {line('M3 4.5h14.5v15H5a2 2 0 0 1-2-2zM17.5 8.5H21v9a2 2 0 0 1-3.5 1.2', 1.7)}
      {solid('M5.5 7.3h9.5v2H5.5zM5.5 11.3h4.2v5H5.5z')}
      {line('M11.3 12h3.9M11.3 14.2h3.9M11.3 16.4h3.9', 1.3)}
    </>
  ),
  dollars: (
    <>
      <circle cx="12" cy="12" r="9.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle
        cx="12"
        cy="12"
        r="6.9"
        fill="none"
        stroke="currentColor"
        strokeWidth=".8"
        strokeDasharray="1.2 1.4"
      />
      {line(
        'M14.9 9.3c-.4-1.2-1.5-1.7-2.9-1.7-1.7 0-2.9.8-2.9 2.1 0 3 5.9 1.5 5.9 4.6 0 1.3-1.2 2.1-3 2.1-1.5 0-2.7-.6-3.1-1.8M12 6v12',
      )}
    </>
  ),
  characters: (
    <>
      {solid(
        'M4 9.3c2-.9 3.2-1 3.6-1.3L8.2 3.8c1.3-1 2.3-.2 3.8-.2s2.5-.8 3.8.2l.6 4.2c.4.3 1.6.4 3.6 1.3-1.5 1-4.5 1.5-8 1.5s-6.5-.5-8-1.5z',
      )}
      {line('M8.3 11.2v1.6a3.7 3.7 0 0 0 7.4 0v-1.6')}
      {solid('M4 21c.3-3 2-4.3 5.2-4.8L12 19l2.8-2.8C18 16.7 19.7 18 20 21z')}
    </>
  ),
  plans: (
    <>
      {line('M5.5 3.5h15v14.2a2.6 2.6 0 0 1-2.6 2.7H6.2')}
      {solid('M5.5 3.5A2.3 2.3 0 0 0 3.2 5.8v12.1a2.5 2.5 0 0 0 5 0V6a2.4 2.4 0 0 0-2.7-2.5z')}
      {line('M10.8 17.2V11h2.4V8h2.7v3h2.3v6.2zM14.5 8V5.7', 1.4)}
      {line('M10.8 14h7.4', 1, '1.2 1')}
    </>
  ),
  prestige: (
    <>
      {solid('M8.3 13.5 6 22l3.3-1.6L11 22.5l1-5 1 5 1.7-2.1L18 22l-2.3-8.5z')}
      {solid(
        'm12 1.5 1.9 1.9 2.6-.6.7 2.6 2.6.7-.6 2.6L21 10.5l-1.8 1.9.6 2.6-2.6.7-.7 2.6-2.6-.6L12 19.5l-1.9-1.8-2.6.6-.7-2.6-2.6-.7.6-2.6L3 10.5l1.8-1.8-.6-2.6 2.6-.7.7-2.6 2.6.6z',
      )}
      {hole('m12 5.8 1.4 3 3.3.4-2.4 2.3.6 3.3-2.9-1.6-2.9 1.6.6-3.3-2.4-2.3 3.3-.4z')}
    </>
  ),
  skyscrapers: (
    <>
      {solid('M11.4.8h1.2l.5 3.4h1.4v2.3h1.7v4h1.8v12H6v-12h1.8v-4h1.7V4.2h1.4z')}
      {hole('M9 12.5h1.3V20H9zm2.4 0h1.2V20h-1.2zm2.4 0H15V20h-1.2zM10 7.8h1.2v2.5H10zm2.8 0H14v2.5h-1.2z')}
    </>
  ),
  joker: (
    <>
      {solid(
        'M4.5 15.5C4.5 10 3.6 7.5 2.5 6.3 5.5 5.4 8 6.8 9 9.3 9.3 6 10.4 4 12 2.8 13.6 4 14.7 6 15 9.3c1-2.5 3.5-3.9 6.5-3-1.1 1.2-2 3.7-2 9.2z',
      )}
      <circle cx="2.7" cy="6.3" r="1.7" className="nyc-bell-1" />
      <circle cx="12" cy="2.7" r="1.7" className="nyc-bell-2" />
      <circle cx="21.3" cy="6.3" r="1.7" className="nyc-bell-3" />
      {solid('M4.5 17h15v3.8h-15z')}
      {hole('m6 18.9 1.5-1.4L9 18.9l-1.5 1.4zm4.5 0 1.5-1.4 1.5 1.4-1.5 1.4zm4.5 0 1.5-1.4 1.5 1.4-1.5 1.4z')}
    </>
  ),
};

/** The sign of a kind, in the colour around it. */
export const KindSign = memo(function KindSign({ kind }: { kind: number }) {
  return (
    <svg className="nyc-sign" viewBox="0 0 24 24" aria-hidden="true">
      {SIGNS[at(KINDS, kind)]}
    </svg>
  );
});

/** A card's face: ivory, a band in the colour of its kind, its sign. */
export const Card = memo(function Card({
  kind,
  size = 'mid',
}: {
  kind: number;
  size?: 'big' | 'mid' | 'small';
}) {
  return (
    <span className={`nyc-card nyc-card-${size} nyc-k-${at(KINDS, kind)}`}>
      <KindSign kind={kind} />
    </span>
  );
});
