/** Beside the map: the tile in hand, the market, everybody's tiles and cards. */
import { type ReactNode, type RefObject, useState } from 'react';
import type { Action, Lot, View } from '#games/newyork1901';
import type { Tile } from '#games/newyork1901/components';
import { buildAttempt, LOTS, lotAttempt } from '#games/newyork1901/queries';
import { at, type Seat } from '#kernel';
import { useMedia } from '../../../ui/useMedia.ts';
import { useBoard } from '../boardContext.ts';
import type { Hints } from '../hints.ts';
import type { Form } from '../layout.ts';
import type { TilePlace } from '../places.ts';
import { answering, type Targets } from '../targets.ts';
import type { Picks } from '../usePicks.ts';
import { ActionCards } from './ActionCards.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { Market } from './Market.tsx';
import { PlaceList } from './PlaceList.tsx';
import { Rack } from './Rack.tsx';
import { SeatTabs } from './SeatTabs.tsx';

interface Props {
  readonly form: Form;
  readonly view: View;
  /** The table as it was when the question was asked. */
  readonly before: View;
  readonly targets: Targets;
  readonly picks: Picks;
  readonly places: readonly TilePlace[];
  readonly placeList: RefObject<HTMLOListElement | null>;
  readonly lots: readonly Lot[];
  readonly hints: Hints;
  readonly chosen: Action | undefined;
  readonly answer: (action: Action) => string;
  readonly choose: (action: Action) => void;
  /** Takes attempts that will be refused; undefined while the viewer is asked nothing. */
  readonly attempt: ((action: Action) => void) | undefined;
}

const NONE: readonly never[] = [];
const nothing = () => undefined;

export function SidePanel(props: Props): ReactNode {
  const { form, view, before, targets, picks, hints, chosen, answer, choose, attempt } = props;
  // Lots are too small for fingers on every screen but the largest.
  const isTouched = useMedia('(pointer: coarse)');
  // What may be chosen lies in the dock then; here is what everybody has.
  const isDocked = form === 'narrow';
  const own = view.viewer === 'spectator' ? undefined : view.viewer;
  const [shown, setShown] = useState<{ viewer: View['viewer']; seat: Seat }>();
  const seat = shown?.viewer === view.viewer ? shown.seat : (own ?? 0);
  const isOwn = seat === own;
  const placesOf = (tile: Tile) => {
    const like = isOwn && !isDocked ? answering(targets, tile) : undefined;
    const held = tile === like || at(before.estates, seat).hand.includes(tile);
    return like !== undefined && held ? (targets.builds.get(like)?.length ?? 0) : 0;
  };
  return (
    <div className="ny-side">
      <div className="ny-top">
        {picks.tile === undefined || isDocked ? (
          <>
            <Market
              view={before}
              kinds={isDocked ? NONE : targets.kinds}
              picked={picks.kind}
              pick={picks.pickKind}
              attempt={attempt && ((kind) => attempt({ lot: lotAttempt(before, kind) }))}
              part={isDocked ? undefined : 'market'}
            />
            {isTouched && !isDocked && <LotList {...props} />}
            <SeatTabs view={view} shown={seat} show={(one) => setShown({ viewer: view.viewer, seat: one })} />
          </>
        ) : (
          <PlaceList
            tile={picks.tile}
            places={props.places}
            challenge={view.challenge}
            hints={props.hints}
            chosen={chosen}
            answer={answer}
            choose={choose}
            putBack={picks.putBack}
            list={props.placeList}
          />
        )}
      </div>
      <Rack
        view={isOwn ? before : view}
        seat={seat}
        places={placesOf}
        hinted={isOwn ? hints.tile : nothing}
        picked={picks.tile}
        pick={picks.pickTile}
        attempt={isOwn && attempt ? (tile) => attempt(buildAttempt(before, seat, tile)) : undefined}
        isPointedAt={!isDocked || targets.builds.size === 0}
      />
      <ActionCards
        view={isOwn ? before : view}
        seat={seat}
        playable={isOwn && !isDocked ? targets.cards : NONE}
        hinted={isOwn ? hints.card : nothing}
        label={(card) => answer({ card })}
        play={(card) => choose({ card })}
        attempt={isOwn && attempt ? (card) => attempt({ card }) : undefined}
        chosen={chosen && 'card' in chosen ? chosen.card : undefined}
      />
    </div>
  );
}

/** More lots than these are listed only once a card is picked. */
const FEW = 8;

/** For fingers: the lots of the card that is picked, or all of a few. */
function LotList({ picks, lots, chosen, answer, choose }: Props) {
  const { text } = useBoard();
  if (picks.kind === undefined && lots.length > FEW) return null;
  return (
    <ChoiceList
      heading={text.lotsHere}
      choices={lots.map((lot) => ({
        key: String(lot),
        sign: Number(at(LOTS, lot).sign.slice(1)),
        label: answer({ lot }),
        chosen: chosen !== undefined && 'lot' in chosen && chosen.lot === lot,
        choose: () => choose({ lot }),
        cells: at(LOTS, lot).cells,
      }))}
    />
  );
}
