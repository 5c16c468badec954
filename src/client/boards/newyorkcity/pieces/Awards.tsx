/** The prestige bonus: a district is chosen on the map; here are the tiles and vehicles with which it is reached. */
import { LINKS, PRESTIGE_TILES, VEHICLES } from '#games/newyorkcity/components';
import { at, same } from '#kernel';
import { useBoard } from '../boardContext.ts';
import { PLACES } from '../notes.ts';
import { awardsOf, awardsTo } from '../placeTargets.ts';
import type { Asked } from '../targets.ts';
import { Answer } from './Answer.tsx';
import { Vehicle } from './Vehicle.tsx';

export function Awards({ asked }: { asked: Asked }) {
  const { text } = useBoard();
  const { chosen } = asked;
  if (!chosen || !('tile' in chosen)) return <p className="nyc-meta nyc-options">{text.onMap}</p>;
  const ways = awardsTo(awardsOf(asked), chosen.district, { tile: undefined, link: undefined });
  return (
    <div className="nyc-options">
      {ways.map((award) => {
        const { vehicle, value } = at(PRESTIGE_TILES, award.tile);
        const from = at(LINKS, award.link).ends.find((end) => end !== award.district) ?? award.district;
        return (
          <Answer
            key={`${award.tile} ${award.link}`}
            action={award}
            className={same(award, chosen) ? 'nyc-award nyc-chosen' : 'nyc-award'}
          >
            <Vehicle vehicle={vehicle} width={34} height={19} />
            <b>{`+${value}`}</b>
            <small>{`${text.vehicle[at(VEHICLES, vehicle)]}: ${at(PLACES, from)}`}</small>
          </Answer>
        );
      })}
    </div>
  );
}
