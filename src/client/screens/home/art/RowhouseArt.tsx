/** Rowhouse's card: four rowhouses in the colours of the tiles. */
import { pictureRng, raysFrom, streetOf } from '../../../ui/drawing.ts';

const GROUND = 196;
const RAYS = raysFrom([160, 230], 50, 620, 40);
const FAR = streetOf(1120, GROUND, 40, 96, pictureRng('rowhouse far'));
const NEAR = streetOf(1120, GROUND, 20, 56, pictureRng('rowhouse near'));

const FRONTS = [
  ['brick', 'cream', 'moss'],
  ['slate', 'slate', 'slate'],
  ['ochre', 'moss', 'brick'],
  ['cream', 'ochre', 'cream'],
] as const;

/** The picture, of 320 by 220. */
export function RowhouseArt() {
  return (
    <>
      <rect x="-400" width="1120" height="220" fill="var(--art-sky)" />
      <path d={RAYS} stroke="var(--brass)" strokeOpacity=".28" fill="none" />
      <g transform="translate(-400)">
        <path d={FAR.outline} fill="var(--art-far)" />
        <path d={NEAR.outline} fill="var(--art-mid)" />
      </g>
      <rect x="-400" y={GROUND} width="1120" height="30" fill="var(--art-street)" />
      <path d={`M-400 ${GROUND}H720`} stroke="var(--art-line)" strokeOpacity=".5" />
      {FRONTS.map((storeys, house) => (
        <g key={storeys.join()} transform={`translate(${52 + house * 55} 52)`}>
          <path d="M-2 22 26 2 54 22Z" fill="var(--art-roof)" />
          <rect x="38" y="2" width="7" height="16" fill="var(--art-roof-2)" />
          {storeys.map((color, storey) => (
            <Storey key={`${storey} ${color}`} color={color} storey={storey} />
          ))}
          <path
            d={`M0 22V${GROUND - 52}M52 22V${GROUND - 52}`}
            stroke="var(--art-line)"
            strokeOpacity=".55"
          />
          <rect x="8" y="114" width="14" height="30" fill="var(--art-line)" stroke="var(--art-top)" />
        </g>
      ))}
    </>
  );
}

function Storey({ color, storey }: { color: string; storey: number }) {
  const y = 22 + storey * 41;
  return (
    <g stroke="var(--art-line)" strokeOpacity=".6">
      <rect y={y} width="52" height="41" fill={`var(--tile-${color})`} stroke="none" />
      <path d={`M0 ${y + 1}H52`} stroke="var(--art-top)" strokeOpacity="1" strokeWidth="3" />
      {(storey < 2 ? [8, 31] : [31]).map((x) => (
        <rect key={x} x={x} y={y + 11} width="13" height="20" fill="var(--art-window)" />
      ))}
    </g>
  );
}
