/** The table on a desk: map or elevator, beside it what is bid and decided, below both the hand. */
import { useId, useRef } from 'react';
import { roundPhaseOf } from '#games/newyorkcity/queries';
import { InSlot } from '../../kit/slots.tsx';
import { useWidth } from '../../kit/useBox.ts';
import { useBoard } from '../boardContext.ts';
import { shapeOf } from '../layout.ts';
import type { TabName } from '../useTab.ts';
import { Decision, Decline } from './Decision.tsx';
import { Decks } from './Decks.tsx';
import { Elevator } from './Elevator.tsx';
import { Firms } from './Firms.tsx';
import { Hand } from './Hand.tsx';
import { DistrictList, Harbour } from './Harbour.tsx';
import { HireOrder } from './HireOrder.tsx';
import { Pairs, Stacks } from './Pairs.tsx';
import { SettledBefore, Settlement } from './Settlement.tsx';
import { Sign } from './Sign.tsx';
import { Lanes, Stations } from './Stage.tsx';
import { Standings } from './Standings.tsx';
import { PressTrack, RoundBar } from './Track.tsx';

export function Desk() {
  const { asked, mode, tab, settlement } = useBoard();
  // Characters are read better with all the room there is.
  const hires = asked?.step.step === 'hire' && mode === 'desk' && tab.open === 'elevator';
  return (
    <>
      <InSlot slot="bar">
        <div className="nyc">
          <RoundBar />
        </div>
      </InSlot>
      <InSlot slot="seats">
        <div className="nyc nyc-rail">
          <Firms />
        </div>
      </InSlot>
      <Main hires={hires} />
      {mode === 'wide' && <Elevator />}
      {!hires && (
        <section className="nyc-panel nyc-side">
          <Stations />
          {settlement ? <Settlement settled={settlement} /> : <Middle />}
          <SettledBefore />
          {!settlement && <Decision />}
        </section>
      )}
      <Hand />
    </>
  );
}

/** Under the stations: stacks, pairs or bids; after them what all of it is worth. */
export function Middle() {
  const { view } = useBoard();
  const phase = roundPhaseOf(view);
  if (phase === 'setup') return <Stacks />;
  if (phase === 'draft') return <Pairs />;
  return phase === 'bidding' ? <Lanes /> : <Standings />;
}

const SIGNS = { now: 'cards', map: 'map', elevator: 'elevator', players: 'seats' } as const;

function Main({ hires }: { hires: boolean }) {
  const { text, mode, tab, asked } = useBoard();
  const panel = useId();
  const tabs: readonly (readonly [TabName, string])[] = [
    ['map', text.map],
    ...(mode === 'wide' ? [] : [['elevator', text.elevator] as const]),
    ['players', text.players],
  ];
  const open = mode === 'wide' && tab.open === 'elevator' ? 'map' : tab.open;
  return (
    <div className={hires ? 'nyc-main nyc-main-whole' : 'nyc-main'}>
      <div className="nyc-main-head">
        <div className="nyc-tabs" role="tablist">
          {tabs.map(([one, name]) => (
            <button
              key={one}
              type="button"
              role="tab"
              data-part={`show:${one} open:${one}`}
              aria-selected={open === one}
              aria-controls={panel}
              onClick={() => tab.choose(one)}
            >
              <Sign name={SIGNS[one]} />
              {name}
            </button>
          ))}
        </div>
        {hires && asked ? (
          <>
            <HireOrder />
            <Decline asked={asked} />
          </>
        ) : (
          <PressTrack />
        )}
      </div>
      <div
        id={panel}
        className="nyc-open"
        role="tabpanel"
        aria-label={open === 'now' ? undefined : text[open]}
      >
        {open === 'map' && <MapPanel />}
        {open === 'elevator' && <Elevator />}
        {open === 'players' && (
          <div className="nyc-panel nyc-scroll">
            <Firms />
            <Decks />
          </div>
        )}
      </div>
    </div>
  );
}

/** The harbour, lying where there is room for it. */
function MapPanel() {
  const { text } = useBoard();
  const panel = useRef<HTMLElement>(null);
  const width = useWidth(panel, 600);
  return (
    <section ref={panel} className="nyc-panel nyc-harbour" aria-label={text.harbour}>
      <Harbour shape={shapeOf(width)} />
      <DistrictList />
    </section>
  );
}
