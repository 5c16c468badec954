/** On a phone: everything that may be chosen as large buttons under the thumb, because lots and pins are too small for fingers. */
import type { Action, Build, Kind, Lot } from '#games/newyork1901';
import { DISTRICTS } from '#games/newyork1901/components';
import { cellsOf, districtOf, frontsOf, LOTS } from '#games/newyork1901/queries';
import { ACTION_CARD_NAMES, capital } from '#games/newyork1901/text';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { InSlot } from '../../kit/slots.tsx';
import { useBoard } from '../boardContext.ts';
import { lotsFor, type Targets, type Turning } from '../targets.ts';
import type { Picks } from '../usePicks.ts';
import { CardDrawing } from './ActionCards.tsx';
import { pointing } from './PointedAt.tsx';
import { PointsBadge, TileIcon } from './TileIcon.tsx';
import { Turnings } from './Turnings.tsx';

interface Props {
  readonly targets: Targets;
  readonly picks: Picks;
  readonly turnings: readonly Turning[];
  readonly builds: readonly Build[];
  readonly chosen: Action | undefined;
  readonly answer: (action: Action) => string;
  readonly choose: (action: Action) => void;
}

/** More lots than these are shown card by card. */
const MOST_LOTS = 20;

export function Dock(props: Props) {
  const { targets, picks, turnings } = props;
  return (
    <InSlot slot="dock">
      <div className="ny-dock">
        {picks.tile === undefined ? (
          <>
            {targets.lots.length > 0 && <Lots {...props} />}
            <Cards {...props} />
            <Tiles {...props} />
          </>
        ) : (
          <>
            <Turnings
              tile={picks.tile}
              turn={picks.turn}
              turnings={turnings}
              posing={picks.posing}
              putBack={picks.putBack}
            />
            <Places {...props} />
          </>
        )}
      </div>
    </InSlot>
  );
}

/** Every lot that may be taken; of many those of one card, with a tab for each. */
function Lots({ targets, picks, chosen, answer, choose }: Props) {
  const { names } = useBoard();
  const isLong = targets.lots.length > MOST_LOTS;
  const open = picks.kind ?? targets.kinds[0];
  const shown = isLong ? targets.kinds.filter((kind) => kind === open) : targets.kinds;
  return (
    <>
      {isLong && (
        <div className="ny-dock-row">
          {targets.kinds.map((kind) => (
            <Pick
              key={kind}
              label={capital(names.shortCard(kind))}
              leads="way"
              pressed={kind === open}
              onChoose={() => kind !== open && picks.pickKind(kind)}
              className={chip(kind)}
            >
              {capital(names.shortCard(kind))}
            </Pick>
          ))}
        </div>
      )}
      <div className="ny-dock-row">
        {shown
          .flatMap((kind) => lotsFor(targets, kind))
          .map((lot: Lot) => {
            const { sign, cells, kind } = at(LOTS, lot);
            return (
              <span key={lot} {...pointing(frontsOf(cells), cells)}>
                <Pick
                  label={answer({ lot })}
                  pressed={(chosen && 'lot' in chosen && chosen.lot === lot) || undefined}
                  onChoose={() => choose({ lot })}
                  className={chip(kind)}
                >
                  {sign.charAt(0)}
                  {Number(sign.slice(1))}
                </Pick>
              </span>
            );
          })}
      </div>
    </>
  );
}

function Cards({ targets: { cards }, chosen, answer, choose }: Props) {
  if (cards.length === 0) return null;
  return (
    <div className="ny-dock-row">
      {cards.map((card) => (
        <Pick
          key={card}
          label={answer({ card })}
          pressed={(chosen && 'card' in chosen && chosen.card === card) || undefined}
          onChoose={() => choose({ card })}
          className="ny-dock-chip"
        >
          <CardDrawing card={card} />
          {ACTION_CARD_NAMES[card]}
        </Pick>
      ))}
    </div>
  );
}

function Tiles({ targets: { builds }, picks }: Props) {
  const { text, names } = useBoard();
  if (builds.size === 0) return null;
  return (
    <div className="ny-dock-row">
      {[...builds].map(([tile, places]) => (
        <Pick
          key={tile}
          label={`${names.tile(tile)}: ${text.places(places.length)}`}
          leads="way"
          onChoose={() => picks.pickTile(tile)}
          className="ny-dock-chip"
        >
          <TileIcon tile={tile} size={7} />
          <PointsBadge tile={tile} />
        </Pick>
      ))}
    </div>
  );
}

/** Where the tile in hand fits as it is turned, by the numbers on the map. */
function Places({ builds, chosen, answer, choose }: Props) {
  return (
    <div className="ny-dock-row">
      {builds.map((build, i) => (
        <span key={build.at} {...pointing(frontsOf(cellsOf(build)), cellsOf(build))}>
          <Pick
            label={answer(build)}
            pressed={
              (chosen && 'tile' in chosen && chosen.at === build.at && chosen.turn === build.turn) ||
              undefined
            }
            onChoose={() => choose(build)}
            className="ny-dock-chip"
          >
            {i + 1}
          </Pick>
        </span>
      ))}
    </div>
  );
}

function chip(kind: Kind): string {
  return `ny-dock-chip ny-dock-${at(DISTRICTS, districtOf(kind))}`;
}
