/** The table on a phone: one part of it at a time, what the question needs under the thumb, and tabs below. */
import { useId } from 'react';
import { CHARACTERS, PRESS, SHELVES } from '#games/newyorkcity/components';
import { bidsOf, finalParts, mayorDistrict, roundPhaseOf, sumOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { InSlot } from '../../kit/slots.tsx';
import { type Shared, useBoard } from '../boardContext.ts';
import { characterValue, PLACES } from '../notes.ts';
import { asksForBid, districtsToChoose } from '../targets.ts';
import { TABS, type TabName } from '../useTab.ts';
import { Decision } from './Decision.tsx';
import { Decks } from './Decks.tsx';
import { Middle } from './Desk.tsx';
import { Elevator, ShelfInReach } from './Elevator.tsx';
import { Firms } from './Firms.tsx';
import { Hand } from './Hand.tsx';
import { DistrictList, Harbour } from './Harbour.tsx';
import { OfferStrip } from './Offer.tsx';
import { SettledBefore, Settlement } from './Settlement.tsx';
import { Sign } from './Sign.tsx';
import { Staff } from './Staff.tsx';
import { Stations } from './Stage.tsx';
import { PressTrack, RoundBar } from './Track.tsx';

export function Phone() {
  const board = useBoard();
  const { tab, asked } = board;
  const panel = useId();
  const isHere = tab.open === tab.usual;
  return (
    <>
      <InSlot slot="bar">
        <div className="nyc nyc-phone">
          <RoundBar />
        </div>
      </InSlot>
      <div
        id={panel}
        className={`nyc-sheet nyc-sheet-${tab.open}`}
        role="tabpanel"
        aria-label={nameOf(board, tab.open)}
        // It scrolls, also where nothing in it can be chosen.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
        <Sheet />
      </div>
      <InSlot slot="dock">
        <div className={`nyc nyc-phone${isHere ? '' : ' nyc-elsewhere'}`}>
          <Decision />
          {asked?.step.step !== 'hire' && asked?.step.step !== 'award' && <Hand />}
        </div>
      </InSlot>
      <InSlot slot="foot">
        <Tabs panel={panel} />
      </InSlot>
    </>
  );
}

/** What the open tab shows. */
function Sheet() {
  const board = useBoard();
  const { view, text, tab, asked, settlement } = board;
  if (tab.open === 'elevator') return <Elevator />;
  if (tab.open === 'map')
    return (
      <>
        <section className="nyc-panel nyc-harbour" aria-label={text.harbour}>
          <Harbour shape="upright" />
          <DistrictList />
        </section>
        {tab.usual !== 'map' && <OfferStrip />}
      </>
    );
  if (tab.open === 'players')
    return (
      <>
        <PressTrack />
        <Firms />
        <Decks />
      </>
    );
  if (settlement)
    return (
      <>
        <Stations />
        <Settlement settled={settlement} />
      </>
    );
  const bidding = roundPhaseOf(view) === 'bidding';
  const drafts = roundPhaseOf(view) === 'draft';
  const usesStaff = asked !== undefined && !asksForBid(asked);
  return (
    <>
      {bidding && <Stations />}
      {usesStaff && !drafts && <Staff />}
      <Middle />
      {usesStaff && drafts && <Staff />}
      {bidding && view.bidding === CHARACTERS && <ShelfInReach />}
      {bidding && view.bidding === PRESS && <PressTrack />}
      <SettledBefore />
    </>
  );
}

function Tabs({ panel }: { panel: string }) {
  const board = useBoard();
  const { tab } = board;
  return (
    <div className="nyc nyc-foot" role="tablist">
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-part={`show:${one} open:${one}`}
          aria-selected={tab.open === one}
          aria-controls={panel}
          className={tab.usual === one ? 'nyc-usual' : undefined}
          onClick={() => tab.choose(one)}
        >
          <Sign name={SIGNS[one]} />
          <b>{nameOf(board, one)}</b>
          <small>{secondLine(board, one)}</small>
        </button>
      ))}
    </div>
  );
}

const SIGNS = { now: 'cards', map: 'map', elevator: 'elevator', players: 'seats' } as const;

function nameOf({ text, view }: Shared, tab: TabName): string {
  if (tab !== 'now') return text[tab];
  const phase = roundPhaseOf(view);
  if (phase === 'setup') return text.turn.tab.stacks;
  if (phase === 'draft') return text.turn.tab.pairs;
  return phase === 'bidding' ? text.stage : text.sum;
}

/** What a tab would show, in a word or two. */
function secondLine(board: Shared, tab: TabName): string {
  const { view, text, asked, preview } = board;
  const phase = roundPhaseOf(view);
  if (tab === 'players') return view.firms.map((_, firm) => sumOf(finalParts(view, firm))).join('·');
  if (tab === 'map') {
    const open = asked ? districtsToChoose(asked).length : 0;
    const mayor = mayorDistrict(view);
    return open > 0 ? text.turn.tab.toChoose(open) : mayor < 0 ? '' : at(PLACES, mayor);
  }
  if (tab === 'elevator') {
    const tiles = view.shelves.flat();
    const reach = asked?.step.step === 'hire' ? asked.step.value : preview?.shelf;
    if (reach === undefined || reach >= SHELVES) return text.turn.tab.toHire(tiles.length);
    return text.turn.tab.inReach(tiles.filter((one) => characterValue(one) <= reach).length);
  }
  if (phase === 'setup') return text.turn.tab.left(view.stacks.length);
  if (phase === 'draft') return text.turn.tab.left(view.pairs.length);
  if (phase !== 'bidding') return '';
  return bidsOf(view, preview)
    .map((bid) => (bid > 0 ? String(bid) : '–'))
    .join(' : ');
}
