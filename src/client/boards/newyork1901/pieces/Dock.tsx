/** On a phone: everything that may be chosen as large buttons under the thumb, because lots and pins are too small for fingers. */
import { useContext } from 'react';
import type { Action, Kind, Lot, View } from '#games/newyork1901';
import { DISTRICTS, STREETS } from '#games/newyork1901/components';
import { besideLand, districtOf, frontsOf, LOTS } from '#games/newyork1901/queries';
import { ACTION_CARD_NAMES, capital } from '#games/newyork1901/text';
import { at } from '#kernel';
import { useMedia } from '../../../ui/useMedia.ts';
import { Pick } from '../../kit/Choosable.tsx';
import { InSlot } from '../../kit/slots.tsx';
import { TakenHeight } from '../../kit/takenHeight.ts';
import { useBoard } from '../boardContext.ts';
import type { Hints } from '../hints.ts';
import type { TilePlace } from '../places.ts';
import { lotsFor, type Targets } from '../targets.ts';
import type { Picks } from '../usePicks.ts';
import { CardDrawing } from './ActionCards.tsx';
import { HintBadge } from './HintGhosts.tsx';
import { cardSign } from './Market.tsx';
import { PlaceList } from './PlaceList.tsx';
import { pointing } from './PointedAt.tsx';
import { rowOf } from './Rack.tsx';
import { PointsBadge, pointsOf, TileIcon } from './TileIcon.tsx';

interface Props {
  /** The table as it was when the question was asked. */
  readonly view: View;
  readonly targets: Targets;
  readonly picks: Picks;
  readonly places: readonly TilePlace[];
  readonly hints: Hints;
  readonly chosen: Action | undefined;
  readonly answer: (action: Action) => string;
  readonly choose: (action: Action) => void;
}

/** Buttons in a row of a phone of usual width, and of a small one; a card is as wide as three. */
const PER_ROW = 7;
const FEW_PER_ROW = 6;
const SMALL = '(max-width: 376px)';
const CARD = 3;
/** More rows than these do not fit, one less with a coach: then lots are shown card by card. */
const MOST_ROWS = 5;

/** Whether all lots at once are too many for the dock. */
function useIsTooLong({ lots, builds, cards }: Targets): boolean {
  const perRow = useMedia(SMALL) ? FEW_PER_ROW : PER_ROW;
  const hasCoach = useContext(TakenHeight) > 0;
  const rows = (buttons: number) => Math.ceil(buttons / perRow);
  const needed = rows(lots.length) + rows(builds.size + CARD * cards.length);
  return needed > MOST_ROWS - (hasCoach ? 1 : 0);
}

/** Tiles lie lowest, so that they stay where they are whatever is above them. */
export function Dock(props: Props) {
  const { view, targets, picks, places, chosen, answer, choose } = props;
  return (
    <InSlot slot="dock">
      <div className="ny-dock">
        <div className="ny-dock-top">
          {picks.tile === undefined ? (
            targets.lots.length > 0 && <Lots {...props} />
          ) : (
            <PlaceList
              tile={picks.tile}
              places={places}
              challenge={view.challenge}
              hints={props.hints}
              chosen={chosen}
              answer={answer}
              choose={choose}
              putBack={picks.putBack}
            />
          )}
        </div>
        <Hand {...props} />
      </div>
    </InSlot>
  );
}

/** Every lot that may be taken; of many those of one card, with a tab for each. */
function Lots({ view, targets, picks, hints, chosen, answer, choose }: Props) {
  const { names } = useBoard();
  const isTooLong = useIsTooLong(targets);
  const isLong = targets.kinds.length > 1 && isTooLong;
  const open = picks.kind ?? likeliest(view, targets);
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
              part={`market:${cardSign(kind)}`}
              className={chip(kind)}
            >
              {capital(names.shortCard(kind))}
            </Pick>
          ))}
        </div>
      )}
      <div className="ny-dock-lots" data-part="market">
        {shown
          .flatMap((kind) => lotsFor(targets, kind))
          .map((lot) => {
            const { sign, cells, kind } = at(LOTS, lot);
            return (
              <span key={lot} {...pointing(frontsOf(cells), cells)}>
                <Pick
                  label={answer({ lot })}
                  written={`${sign.charAt(0)}${Number(sign.slice(1))}`}
                  pressed={(chosen && 'lot' in chosen && chosen.lot === lot) || undefined}
                  onChoose={() => choose({ lot })}
                  part={`lot:${sign}`}
                  className={chip(kind)}
                >
                  {sign.charAt(0)}
                  {Number(sign.slice(1))}
                  <Stripes view={view} lot={lot} />
                  <HintBadge place={hints.lot(lot)} />
                </Pick>
              </span>
            );
          })}
      </div>
    </>
  );
}

/** The card to show first: one with a lot beside own land. */
function likeliest(view: View, { lots, kinds }: Targets): Kind | undefined {
  if (view.viewer === 'spectator') return kinds[0];
  const lot = lots.find(besideLand(view, view.viewer));
  return lot === undefined ? kinds[0] : at(LOTS, lot).kind;
}

/** A stripe for each street in play that a lot lies on. */
function Stripes({ view, lot }: { view: View; lot: Lot }) {
  const { fronts } = at(LOTS, lot);
  const streets = view.streets.filter(({ street }) => ((fronts >> street) & 1) === 1);
  if (streets.length === 0) return null;
  return (
    <span className="ny-stripes">
      {streets.map(({ street }) => (
        <i key={street} className={`ny-street playing ny-${at(STREETS, street)}`} />
      ))}
    </span>
  );
}

/** The tiles that fit somewhere, and the cards that may be played; like lots, cards leave their room to the places of a picked tile. */
function Hand({ targets: { builds, cards }, picks, hints, chosen, answer, choose }: Props) {
  const { text, names } = useBoard();
  if (builds.size + cards.length === 0) return null;
  const shown = picks.tile === undefined ? cards : [];
  return (
    // Another offer is new buttons, not the old ones in other places.
    <div key={[...builds.keys(), ...cards].join()} className="ny-dock-row ny-dock-hand">
      {[...builds].map(([tile, places]) => (
        <Pick
          key={tile}
          label={`${names.tile(tile)}: ${text.places(places.length)}`}
          written={String(pointsOf(tile))}
          leads="way"
          pressed={picks.tile === tile}
          onChoose={() => picks.pickTile(tile)}
          part={`tile:${tile} row:${rowOf(tile)}`}
          className="ny-dock-chip ny-dock-tile"
        >
          <TileIcon tile={tile} size={7} />
          <PointsBadge tile={tile} />
          <HintBadge place={hints.tile(tile)} />
        </Pick>
      ))}
      {shown.map((card) => (
        <Pick
          key={card}
          label={answer({ card })}
          pressed={(chosen && 'card' in chosen && chosen.card === card) || undefined}
          onChoose={() => choose({ card })}
          part={`card:${card}`}
          className="ny-dock-chip"
        >
          <CardDrawing card={card} />
          {ACTION_CARD_NAMES[card]}
          <HintBadge place={hints.card(card)} />
        </Pick>
      ))}
    </div>
  );
}

function chip(kind: Kind): string {
  return `ny-dock-chip ny-dock-${at(DISTRICTS, districtOf(kind))}`;
}
