/** The prestige bonus in three steps: tile, vehicle, district; the same as on the map. */
import { LINKS, PRESTIGE_TILES } from '#games/newyorkcity/components';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { linkName, PLACES, tileName } from '../notes.ts';
import { awardsOf } from '../placeTargets.ts';
import type { Asked } from '../targets.ts';
import { Answer } from './Answer.tsx';
import { Vehicle } from './Vehicle.tsx';

export function Awards({ asked }: { asked: Asked }) {
  const { text, picked, pick } = useBoard();
  const awards = awardsOf(asked);
  const tiles = [...new Set(awards.map(({ tile }) => tile))];
  const links = [...new Set(awards.flatMap(({ tile, link }) => (tile === picked.tile ? [link] : [])))];
  const last = awards.filter(({ tile, link }) => tile === picked.tile && link === picked.link);
  return (
    <>
      <div className="nyc-options">
        {tiles.map((tile) => (
          <Pick
            key={tile}
            className="btn btn-line"
            label={`${text.prestigeTile}: ${tileName(text, tile)}`}
            leads="way"
            pressed={picked.tile === tile}
            onChoose={() => pick({ ...picked, tile, link: undefined })}
          >
            <Vehicle vehicle={at(PRESTIGE_TILES, tile).vehicle} width={40} height={22} />
            <b>{`+${at(PRESTIGE_TILES, tile).value}`}</b>
          </Pick>
        ))}
      </div>
      {links.length > 0 && (
        <div className="nyc-options">
          {links.map((link) => (
            <Pick
              key={link}
              className="btn btn-line"
              label={linkName(text, PLACES, link)}
              leads="way"
              pressed={picked.link === link}
              onChoose={() => pick({ ...picked, link })}
            >
              {at(LINKS, link)
                .ends.map((end) => at(PLACES, end))
                .join(' – ')}
            </Pick>
          ))}
        </div>
      )}
      {last.length > 0 && (
        <div className="nyc-options">
          {last.map((award) => (
            <Answer key={award.district} action={award} says={at(PLACES, award.district)}>
              {`→ ${at(PLACES, award.district)}`}
            </Answer>
          ))}
        </div>
      )}
    </>
  );
}
