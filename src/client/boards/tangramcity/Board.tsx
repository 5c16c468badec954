/** The table of Tangram City: one city large, the others small, cards, facts, tiles and points. */
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Action, City, Tangramcity } from '#games/tangramcity';
import { cardStates, cityWith, factsOf, hasBegun, scoringIn } from '#games/tangramcity/queries';
import type { Seat, Viewer } from '#kernel';
import { useMedia } from '../../ui/useMedia.ts';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes } from '../kit/Notes.tsx';
import { InSlot } from '../kit/slots.tsx';
import { useSlides } from '../kit/useSlides.ts';
import type { SharedByParts } from './boardContext.ts';
import { useBoardText } from './boardText.ts';
import { litBy } from './highlight.ts';
import { Cards } from './pieces/Cards.tsx';
import { Cities } from './pieces/Cities.tsx';
import { CityPanel } from './pieces/CityPanel.tsx';
import { FactsLine, FactsPanel } from './pieces/Facts.tsx';
import { HandDock, HandPanel } from './pieces/HandPanel.tsx';
import { HintGhosts } from './pieces/HintGhosts.tsx';
import { PatternScope, Patterns } from './pieces/Patterns.tsx';
import { Rounds } from './pieces/Rounds.tsx';
import { CountedRectangle, RoundScored } from './pieces/Scoring.tsx';
import { BoardPicks, SidePicks } from './pieces/Setup.tsx';
import { type Tab, Tabs } from './pieces/Tabs.tsx';
import { Tower } from './pieces/Tower.tsx';
import { Tray, tilesLeft } from './pieces/Tray.tsx';
import { tilesOf } from './targets.ts';
import { useDrag } from './useDrag.ts';
import { type Question, useHand, useLatest } from './useHand.ts';
import { useUnchanged } from './useUnchanged.ts';
import './board.css';
import './drawing.css';
import './garden.css';
import './mini.css';
import './city.css';
import './ghost.css';
import './hints.css';
import './rounds.css';
import './balance.css';
import './cities.css';
import './cards.css';
import './hand.css';
import './facts.css';
import './scoring.css';
import './tray.css';
import './tower.css';
import './setup.css';
import './areas.css';
import './narrow.css';

type Props = BoardProps<Tangramcity>;

/** A window with a column for the seats, and one with a dock; the style sheets of the table have the same numbers. */
const RAIL = '(min-width: 1001px)';
const DOCK = '(max-width: 760px)';

export function Board(props: Props) {
  const { scores, words, name, choose, unsent, highlight, hinted, pointed, happened } = props;
  const text = useBoardText();
  const shared = useMemo<SharedByParts>(() => ({ text, words, name, choose }), [text, words, name, choose]);
  const root = useRef<HTMLDivElement>(null);
  const panel = useId();
  const around = useRef<HTMLElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  // What is unsent is drawn as a preview on the table before it.
  const view = unsent?.before ?? props.view;
  const given = unsent?.action;
  const cities = useUnchanged(view.cities);
  const home = typeof view.viewer === 'number' ? view.viewer : 0;
  const legal = useUnchanged(unsent?.legal ?? props.legal);
  const scoring = useMemo(
    () => happened && scoringIn(happened.events, happened.before, props.view),
    [happened, props.view],
  );
  const question = scoring ? undefined : questionOf(view.viewer, cities, legal, given);
  const hand = useHand(question, around, choose);
  const latest = useLatest(hand);
  const drag = useDrag(svg, {
    over: (square) => latest.current?.hold(square, true),
    drop: (square) => latest.current && choose(latest.current.at(square)),
  });
  const hasRail = useMedia(RAIL);
  const hasDock = useMedia(DOCK);
  useSlides(root, view);

  // What is looked at, until something else is asked.
  const asked = `${view.round} ${legal.length > 0} ${scoring !== undefined}`;
  const [looked, look] = useState<{ asked: string; seat?: Seat; tab?: Tab }>();
  const show = useCallback((seat: Seat) => look({ asked, seat }), [asked]);
  const { seat: shown = home, tab = 'city' } = looked?.asked === asked ? looked : {};
  const city = cities[shown];
  if (!city) return null;
  const lit = litBy(highlight);
  const isHome = shown === view.viewer;
  const title = isHome ? text.yourCity : text.cityOf(name(shown));
  const own = isHome ? hand : undefined;
  const next = own?.isLegal && !own.isDeclined ? cityWith(city, own.ghost) : undefined;
  const now = factsOf(view, shown);
  const then = next && factsOf(view, shown, next);
  const picksBoard = legal.some((action) => 'board' in action);
  const picksSide = legal.some((action) => 'side' in action);
  const isSetup = picksBoard || picksSide;
  const counted = scoring?.seats.find(({ seat }) => seat === shown);
  const rivals = view.cities.length > 1 && (
    <Cities view={view} cities={cities} scores={scores} shown={shown} show={show} lit={lit.seat} />
  );
  const cards = hasBegun(view) && view.cards.length > 0 && (
    <Cards view={view} lit={lit.tile} hand={hasDock ? undefined : own} />
  );
  const tray = <Tray view={view} city={city} title={title} lit={lit.tile} />;
  const tower = <Tower scores={scores} first={view.first} />;
  const large = (
    <CityPanel
      city={city}
      seat={shown}
      title={title}
      view={view}
      hand={own}
      next={next}
      then={then}
      around={around}
      svg={svg}
      drag={drag}
      lit={lit}
      goBack={isHome || view.viewer === 'spectator' ? undefined : () => look(undefined)}
      over={(unit) => (
        <>
          {counted && <CountedRectangle scored={counted} unit={unit} />}
          {hinted && isHome && (
            <HintGhosts hinted={hinted} pointed={pointed} spots={own?.spots ?? []} unit={unit} />
          )}
        </>
      )}
      isScored={counted !== undefined}
    />
  );
  const scored = scoring && <RoundScored scoring={scoring} shown={shown} show={show} />;
  const states = cardStates(view);
  const hint = hand && hinted?.find(({ action }) => 'decline' in action && action.decline === hand.held.tile);
  return (
    <BoardProvider value={shared}>
      <PatternScope>
        <Notes className="tc">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: leads from part to part inside */}
          <div
            ref={root}
            className={isSetup ? 'tc-table tc-setup' : hasDock ? 'tc-table tc-narrow' : 'tc-table'}
            style={{ '--tc-seats': view.cities.length }}
            onKeyDown={moveByArrows}
          >
            <svg className="tc-defs" width="0" height="0" aria-hidden="true">
              <Patterns />
            </svg>
            {picksBoard && <BoardPicks view={view} legal={legal} given={given} />}
            {picksSide && <SidePicks view={view} legal={legal} given={given} />}
            {!isSetup && (
              <InSlot slot="bar">
                <Rounds round={view.round} city={city} />
              </InSlot>
            )}
            {!isSetup && hasRail && <InSlot slot="seats">{rivals}</InSlot>}
            {!isSetup && hasDock && (
              <>
                <div
                  id={panel}
                  className="tc-main"
                  data-tab={tab}
                  role="tabpanel"
                  aria-label={text.tabs[tab]}
                >
                  {tab === 'city' && large}
                  {tab === 'city' && (scored ?? <FactsLine now={now} then={then} />)}
                  {tab === 'cards' && cards}
                  {tab === 'tiles' && tray}
                  {tab === 'cities' && rivals}
                  {tab === 'cities' && tower}
                </div>
                <InSlot slot="foot">
                  <Tabs
                    tab={tab}
                    panel={panel}
                    says={{
                      city: own ? text.places(own.spots.length) : title,
                      ...(cards && {
                        cards: text.cardsPlayed(
                          states.filter((one) => one === 'played').length,
                          states.length,
                        ),
                      }),
                      tiles: text.left(tilesLeft(view, city)),
                      cities: scores.map(({ total }) => total).join(' · '),
                    }}
                    show={(one) => look({ asked, seat: shown, tab: one })}
                  />
                </InSlot>
                {hand && (
                  <InSlot slot="dock">
                    <HandDock hand={hand} view={view} hint={hint?.place} />
                  </InSlot>
                )}
              </>
            )}
            {!isSetup && !hasDock && (
              <>
                <div className="tc-main">
                  {large}
                  {!hasRail && rivals}
                </div>
                <div className="tc-side">
                  {scored ?? (
                    <>
                      {cards}
                      {own && <HandPanel hand={own} view={view} hint={hint?.place} />}
                      <FactsPanel now={now} then={then} title={title} isLit={lit.balance === shown} />
                      {tray}
                      {tower}
                    </>
                  )}
                </div>
              </>
            )}
          </div>
        </Notes>
      </PatternScope>
    </BoardProvider>
  );
}

/** Pieces to be placed in the viewer's city, where that is asked. */
function questionOf(
  viewer: Viewer,
  cities: readonly City[],
  legal: readonly Action[],
  given: Action | undefined,
): Question | undefined {
  const city = typeof viewer === 'number' ? cities[viewer] : undefined;
  return city && tilesOf(legal).length > 0 ? { city, legal, given } : undefined;
}
