/** Harbour and elevator: side by side, one over the other, or one at a time. */
import { Fragment, useState } from 'react';
import { CHARACTERS } from '#games/newyorkcity/components';
import { roundPhaseOf } from '#games/newyorkcity/queries';
import { useBoard } from '../boardContext.ts';
import { Elevator } from './Elevator.tsx';
import { Hand } from './Hand.tsx';
import { DistrictList, Harbour } from './Harbour.tsx';
import { OfferStrip } from './Offer.tsx';
import { Sign } from './Sign.tsx';
import { PressTrack, RoundBar } from './Track.tsx';

const TABS = ['map', 'elevator'] as const;
type Tab = (typeof TABS)[number];

export function Main() {
  const { text, mode, shape } = useBoard();
  const [tab, choose] = useTab();
  const map = (
    <section className="nyc-panel nyc-harbour" aria-label={text.harbour}>
      <Harbour />
      <DistrictList />
      {shape === 'upright' && <OfferStrip />}
    </section>
  );
  if (mode === 'wide')
    return (
      <>
        <div className="nyc-main">
          <RoundBar />
          {map}
          <PressTrack />
          <Hand />
        </div>
        <Elevator />
      </>
    );
  if (mode === 'narrow') {
    // With keys they change places, and are not made anew.
    const below = [<PressTrack key="press" />, <Fragment key="map">{map}</Fragment>];
    const elevator = <Elevator key="elevator" />;
    return tab === 'elevator' ? [elevator, ...below] : [...below, elevator];
  }
  return (
    <div className="nyc-main">
      <div className="nyc-main-head">
        <div className="nyc-tabs" role="tablist">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              aria-selected={tab === one}
              onClick={() => choose(one)}
            >
              <Sign name={one} />
              {text[one]}
            </button>
          ))}
        </div>
        <RoundBar />
      </div>
      {tab === 'map' ? map : <Elevator />}
      <PressTrack />
    </div>
  );
}

/** Whoever hires, or bids for it, looks at the elevator first; another choice holds while it is asked. */
function useTab(): readonly [Tab, (tab: Tab) => void] {
  const { view, asked } = useBoard();
  const step = asked?.step.step;
  const key = `${view.round} ${view.bidding} ${roundPhaseOf(view)} ${step ?? ''}`;
  const [chosen, choose] = useState<{ readonly key: string; readonly tab: Tab }>();
  const hires = step === 'hire' || step === 'drop' || step === 'pickStack';
  const bids = roundPhaseOf(view) === 'bidding' && view.bidding === CHARACTERS;
  const usual = hires || bids ? 'elevator' : 'map';
  return [chosen?.key === key ? chosen.tab : usual, (tab) => choose({ key, tab })];
}
