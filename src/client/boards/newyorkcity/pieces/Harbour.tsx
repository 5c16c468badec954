/** The map: six districts around the harbour, ten links with their vehicles, the mayor, the statue. */
import type { Action } from '#games/newyorkcity';
import { LETTERS, LINKS, PRESTIGE_TILES } from '#games/newyorkcity/components';
import { ALL_DISTRICTS, districtValue, isStanding, mayorDistrict, takerOf } from '#games/newyorkcity/queries';
import { at, same } from '#kernel';
import { Choosable } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { type Shared, useBoard } from '../boardContext.ts';
import { isLit } from '../highlight.ts';
import { hintForDistrict } from '../hinted.ts';
import { harbour, LIMO, PLAQUE, PLATE, type Point, plateHeight, type Shape } from '../layout.ts';
import { linkName, PLACES } from '../notes.ts';
import { type Award, awardsOf, awardsTo } from '../placeTargets.ts';
import { districtAnswer } from '../targets.ts';
import { PlateHint } from './HintMark.tsx';
import { Offer, StatueTile } from './Offer.tsx';
import { OwnerMark } from './Owner.tsx';
import { Plate } from './Plate.tsx';
import { Limousine, Vehicle } from './Vehicle.tsx';
import { Routes, Water } from './Water.tsx';

export function Harbour({ shape }: { shape: Shape }) {
  const board = useBoard();
  const { view, text, asked } = board;
  const rows = view.firms.length + 1;
  const map = harbour(shape, rows);
  const mayor = mayorDistrict(view);
  const limo = mayor < 0 ? undefined : map.limos[mayor];
  const awards = asked ? awardsOf(asked) : [];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name
    <svg className="nyc-map" data-part="map" viewBox={`0 0 ${map.width} ${map.height}`}>
      <Water shape={shape} rows={rows} />
      <Routes shape={shape} rows={rows} links={view.links} />
      {map.statue && (
        <g transform={`translate(${map.statue.x} ${map.statue.y})`}>
          <StatueTile />
        </g>
      )}
      {map.offer && (
        <g transform={`translate(${map.offer.x} ${map.offer.y})`}>
          <Offer />
        </g>
      )}
      {map.caption && (
        <text className="nyc-t-caption-2">
          {text.ifScored.map((line, i) => (
            <tspan key={line} x={map.caption?.x} y={(map.caption?.y ?? 0) + 15 * i}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {ALL_DISTRICTS.map((district) => (
        <District key={district} district={district} awards={awards} at={at(map.plates, district)} />
      ))}
      {LINKS.map((_, link) => (
        <Plaque key={`${link}`} link={link} awards={awards} at={at(map.plaques, link)} />
      ))}
      {limo && (
        <g
          data-piece="mayor"
          data-sign="mayor"
          data-note={note(text.mayorIn(at(PLACES, mayor)), text.mayorNote)}
        >
          <Limousine x={limo.x - LIMO.width / 2} y={limo.y - LIMO.height / 2} {...LIMO} />
        </g>
      )}
    </svg>
  );
}

interface PartProps {
  readonly awards: readonly Award[];
  readonly at: Point;
}

function District({ district, awards, at: { x, y } }: PartProps & { district: number }) {
  const board = useBoard();
  const { view, text, asked, picked, choose, label, highlight, hints } = board;
  const hint = hintForDistrict(hints, district);
  const chosen = asked?.chosen && isIn(asked.chosen, district) ? asked.chosen : undefined;
  const proposed = hints.answers.map(({ action }) => action).find((action) => isIn(action, district));
  const [best] = awardsTo(awards, district, picked);
  const award = chosen ? undefined : (awards.find((one) => proposed && same(one, proposed)) ?? best);
  const answer = chosen ?? award ?? (asked && districtAnswer(asked, district));
  return (
    <Choosable
      transform={`translate(${x} ${y})`}
      part={`district:${district}`}
      className={isLit(highlight, { district }) ? 'nyc-district nyc-lit' : 'nyc-district'}
      label={[
        answer ? label(answer) : at(PLACES, district),
        ...(hint ? [text.turn.hint(hint.place)] : []),
      ].join('. ')}
      onChoose={answer && (() => choose(answer))}
      pressed={answer && chosen !== undefined}
      onAttempt={attemptFor(board, district)}
      note={note(
        at(PLACES, district),
        text.districtNote(districtValue(view, district)),
        ...ownersIn(board, district),
      )}
    >
      <Plate district={district} mayLay={award?.tile} />
      {answer && (
        <rect
          x="-5"
          y="-5"
          width={PLATE.width + 10}
          height={plateHeight(view.firms.length + 1) + 7}
          rx="10"
          className={chosen ? 'nyc-plate-chosen' : 'glow'}
        />
      )}
      <PlateHint hint={hint} />
    </Choosable>
  );
}

function isIn(action: Action, district: number): boolean {
  return (
    ('from' in action && action.from === district) || ('district' in action && action.district === district)
  );
}

/** A tap on a district that cannot be chosen asks for it all the same. */
function attemptFor({ asked, choose, picked }: Shared, district: number): (() => void) | undefined {
  const step = asked?.step.step;
  if (step === 'replaceBlack') return () => choose({ district });
  if (step === 'relocate') return () => choose({ from: district });
  const { tile, link } = picked;
  if (step !== 'award' || tile === undefined || link === undefined) return undefined;
  return () => choose({ tile, link, district });
}

/** Who stands in a district and what it would bring, in words. */
function ownersIn(board: Shared, district: number): readonly string[] {
  const { rows, text } = board;
  return at(rows, district)
    .filter(({ built }) => built > 0)
    .map(
      ({ owner, built, points }) =>
        `${ownerName(board, owner)}: ${text.towers(built)}, ${text.points(points)}`,
    );
}

/** The districts for those who do not see the map. */
export function DistrictList() {
  const board = useBoard();
  const { view, text } = board;
  const told = (district: number) => {
    const letter = at(LETTERS, at(view.letters, district));
    const worth = text.worth(districtValue(view, district));
    return `${at(PLACES, district)} (${letter}), ${worth}. ${ownersIn(board, district).join('; ')}`;
  };
  return (
    <ul className="sr">
      {ALL_DISTRICTS.map((district) => (
        <li key={district}>{told(district)}</li>
      ))}
    </ul>
  );
}

function ownerName({ firm, text }: Shared, owner: number): string {
  return owner < 0 ? text.black : firm(owner);
}

/** The vehicle on its link, or who has taken it. */
function Plaque({ link, awards, at: { x, y } }: PartProps & { link: number }) {
  const { view, text, picked, pick, asked, choose, highlight } = useBoard();
  const { vehicle } = at(LINKS, link);
  const standing = isStanding(view, link);
  const taker = standing ? -1 : takerOf(view, link);
  const open = awards.some((award) => award.link === link);
  const atStake = standing && view.offer.some((one) => at(PRESTIGE_TILES, one).vehicle === vehicle);
  const state = standing ? (atStake ? 'nyc-plaque nyc-stake' : 'nyc-plaque') : 'nyc-plaque nyc-gone';
  const name = linkName(text, PLACES, link);
  const attempt =
    awards.length > 0
      ? () => choose({ tile: at(awards, 0).tile, link, district: at(LINKS, link).ends[0] })
      : undefined;
  return (
    <Choosable
      transform={`translate(${x} ${y})`}
      part={`link:${link}`}
      className={isLit(highlight, { link }) ? 'nyc-lit' : ''}
      label={name}
      leads="way"
      pressed={asked && picked.link === link}
      onChoose={
        open
          ? () => pick({ ...picked, tile: undefined, link: picked.link === link ? undefined : link })
          : undefined
      }
      onAttempt={attempt}
      note={note(name, standing ? text.linkNote : text.taken)}
    >
      {open && <rect x="-22" y="-22" width="44" height="44" className="nyc-hit" />}
      <rect
        x={-PLAQUE.width / 2}
        y={-PLAQUE.height / 2}
        width={PLAQUE.width}
        height={PLAQUE.height}
        rx={standing ? 7 : 13}
        className={state}
      />
      <g
        className={standing ? '' : 'nyc-taken'}
        data-piece={standing ? `vehicle-${link}` : undefined}
        {...(atStake && newSign('vehicle', text.signs.vehicle))}
      >
        <Vehicle
          vehicle={vehicle}
          x={standing ? -17 : taker < 0 ? -13 : -17}
          y={standing ? -9.5 : -7}
          width={standing ? 34 : 26}
          height={standing ? 18.5 : 14}
        />
      </g>
      {taker >= 0 && <OwnerMark owner={taker} x={6} y={-6} size={12} />}
      {open && <rect x="-22" y="-15" width="44" height="30" rx="9" className="glow" />}
    </Choosable>
  );
}
