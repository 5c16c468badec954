/** A character's portrait on a coin, with the tool of the trade; its ring has the colour of the phase. */
import { memo, useId } from 'react';
import {
  type Character,
  DISTRICTS,
  LANTERN_DISTRICT,
  type Lantern as LanternName,
  nameOf,
} from '#games/newyorkcity/components';
import { LOOKS, type Look } from '../portraits/looks.tsx';
import { TOOLS } from '../portraits/tools.tsx';
import { Lantern } from './Sign.tsx';

/** Small coins show the face alone: a tool could not be made out. */
export const Portrait = memo(function Portrait({
  character,
  small = false,
}: {
  character: Character;
  small?: boolean;
}) {
  const clip = useId();
  const { bust, tool } = LOOKS[nameOf(character)];
  return (
    <svg className="nyc-portrait" viewBox="0 0 48 48" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="24" cy="24" r="22" />
      </clipPath>
      <circle cx="24" cy="24" r="22" className="nyc-ground" />
      <g clipPath={`url(#${clip})`}>
        <path d="M24 24 6-2h10zM24 24 32-2h10zM24 24 50 8v9zM24 24-2 8v9z" className="nyc-rays" />
        {bust}
      </g>
      <circle cx="24" cy="24" r="22" className="nyc-ring" />
      {!small && (
        <g transform="translate(28.5 28.5)">
          <circle cx="9.5" cy="9.5" r="10" className="nyc-tool" />
          <g transform="translate(1.5 1.5)">
            <Tool tool={tool} />
          </g>
        </g>
      )}
    </svg>
  );
});

function Tool({ tool }: Pick<Look, 'tool'>) {
  if (typeof tool === 'string') return TOOLS[tool];
  return <Lantern district={districtOf(tool.lantern)} x={3.2} y={1.6} width={9.6} height={12.8} />;
}

function districtOf(lantern: LanternName): number {
  return DISTRICTS.indexOf(LANTERN_DISTRICT[lantern]);
}
