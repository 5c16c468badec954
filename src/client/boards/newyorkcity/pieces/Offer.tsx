/** Prestige tiles on offer and the statue's points: on the map where there is room, else below it. */
import { allSixPoints } from '#games/newyorkcity/queries';
import { Choosable } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { PLATE } from '../layout.ts';
import { tileName } from '../notes.ts';
import { awardsOf } from '../placeTargets.ts';
import { PrestigeTile } from './Plate.tsx';
import { Sign } from './Sign.tsx';

const OFFER = { width: 150, height: 56 } as const;

export function Offer() {
  const { view, text, asked, picked, pick, choose } = useBoard();
  const awards = asked ? awardsOf(asked) : [];
  const before = asked && awards.length > 0 ? asked.view.offer : view.offer;
  if (before.length === 0) return null;
  return (
    <g data-part="offer">
      <rect {...OFFER} rx="8" className="nyc-offer" />
      <text x={OFFER.width / 2} y="19" className="nyc-t-caption">
        {text.offer}
      </text>
      {before.map((tile, i) => {
        const open = awards.some((award) => award.tile === tile);
        return (
          <Choosable
            key={tile}
            part={`tile:${tile}`}
            transform={`translate(${20 + i * 62} 29)`}
            label={`${text.prestigeTile}: ${tileName(text, tile)}`}
            leads="way"
            pressed={asked && picked.tile === tile}
            onChoose={
              open
                ? () => pick({ ...picked, tile: picked.tile === tile ? undefined : tile, link: undefined })
                : undefined
            }
            onAttempt={awards.length > 0 ? () => choose({ tile, link: 0, district: 0 }) : undefined}
            note={note(`${text.prestigeTile}: ${tileName(text, tile)}`, text.prestigeNote, text.linkNote)}
            piece={view.offer.includes(tile) ? `tile-${tile}` : undefined}
          >
            {open && <rect x="-6" y="-13" width="60" height="44" className="nyc-hit" />}
            <PrestigeTile tile={tile} x={0} y={0} />
            {open && (
              <rect
                x="-3"
                y="-3"
                width={PLATE.worthWidth + 6}
                height={PLATE.tile + 6}
                rx="12"
                className="glow"
              />
            )}
          </Choosable>
        );
      })}
    </g>
  );
}

export function StatueTile() {
  const { view, text } = useBoard();
  return (
    <g
      data-part="statue"
      data-note={note(text.allSix(allSixPoints(view)), view.statue ? text.statueNote : text.statueGone)}
    >
      <ellipse cx="46" cy="19" rx="18" ry="6" className="nyc-land" />
      <g className="nyc-statue">
        <Sign name="statue" x={25} y={-25} width={44} height={44} />
      </g>
      <rect x="-54" y="-11" width="80" height="24" rx="5" className="nyc-tile" />
      <text x="-14" y="6" className="nyc-t-total">
        {text.allSix(allSixPoints(view))}
      </text>
    </g>
  );
}

/** Both in a strip of their own. */
export function OfferStrip() {
  const { text } = useBoard();
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name */}
      <svg className="nyc-strip" viewBox="0 0 328 64">
        <g transform="translate(4 4)">
          <Offer />
        </g>
        <g transform="translate(236 34)">
          <StatueTile />
        </g>
      </svg>
      <p className="nyc-meta nyc-caption">{text.ifScored.join(' ')}</p>
    </>
  );
}
