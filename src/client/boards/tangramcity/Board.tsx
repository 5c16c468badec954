/** The table of Tangram City: one city large, the others small, cards, scales, tiles and points. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Action, City, Tangramcity } from '#games/tangramcity';
import { cityWith, hasBegun } from '#games/tangramcity/queries';
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
import { Balance } from './pieces/Balance.tsx';
import { Cards } from './pieces/Cards.tsx';
import { Cities } from './pieces/Cities.tsx';
import { CityPanel } from './pieces/CityPanel.tsx';
import { HandPanel } from './pieces/HandPanel.tsx';
import { PatternScope, Patterns } from './pieces/Patterns.tsx';
import { Rounds } from './pieces/Rounds.tsx';
import { BoardPicks, SidePicks } from './pieces/Setup.tsx';
import { Tower } from './pieces/Tower.tsx';
import { Tray } from './pieces/Tray.tsx';
import { tilesOf } from './targets.ts';
import { useDrag } from './useDrag.ts';
import { type Question, useHand, useLatest } from './useHand.ts';
import { useUnchanged } from './useUnchanged.ts';
import './board.css';
import './drawing.css';
import './garden.css';
import './mini.css';
import './city.css';
import './rounds.css';
import './balance.css';
import './cities.css';
import './cards.css';
import './hand.css';
import './tray.css';
import './tower.css';
import './setup.css';
import './areas.css';

type Props = BoardProps<Tangramcity>;

/** A window with a column for the seats; the style sheet of the table has the same number. */
const RAIL = '(min-width: 1001px)';

export function Board(props: Props) {
  const { scores, words, name, choose, unsent, highlight } = props;
  const text = useBoardText();
  const shared = useMemo<SharedByParts>(() => ({ text, words, name, choose }), [text, words, name, choose]);
  const root = useRef<HTMLDivElement>(null);
  const around = useRef<HTMLElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  // What is unsent is drawn as a preview on the table before it.
  const view = unsent?.before ?? props.view;
  const given = unsent?.action;
  const cities = useUnchanged(view.cities);
  const home = typeof view.viewer === 'number' ? view.viewer : 0;
  const legal = useUnchanged(unsent?.legal ?? props.legal);
  const question = questionOf(view.viewer, cities, legal, given);
  const hand = useHand(question, around, choose);
  const latest = useLatest(hand);
  const drag = useDrag(svg, {
    over: (square) => latest.current?.hold(square, true),
    drop: (square) => latest.current && choose(latest.current.at(square)),
  });
  const hasRail = useMedia(RAIL);
  const [large, setLarge] = useState<{ asked: string; seat: Seat }>();
  useSlides(root, view);

  const asked = `${view.round} ${legal.length > 0}`;
  const show = useCallback((seat: Seat) => setLarge({ asked, seat }), [asked]);
  const shown = large?.asked === asked ? large.seat : home;
  const city = cities[shown];
  if (!city) return null;
  const lit = litBy(highlight);
  const isHome = shown === view.viewer;
  const title = isHome ? text.yourCity : text.cityOf(name(shown));
  const own = isHome ? hand : undefined;
  const next = own?.isLegal && !own.isDeclined ? cityWith(city, own.ghost) : undefined;
  const picksBoard = legal.some((action) => 'board' in action);
  const picksSide = legal.some((action) => 'side' in action);
  const isSetup = picksBoard || picksSide;
  const rivals = (
    <Cities view={view} cities={cities} scores={scores} shown={shown} show={show} lit={lit.seat} />
  );
  return (
    <BoardProvider value={shared}>
      <PatternScope>
        <Notes className="tc">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: leads from part to part inside */}
          <div
            ref={root}
            className={isSetup ? 'tc-table tc-setup' : 'tc-table'}
            data-seats={view.cities.length}
            onKeyDown={moveByArrows}
          >
            <svg className="tc-defs" width="0" height="0" aria-hidden="true">
              <Patterns />
            </svg>
            {picksBoard && <BoardPicks view={view} legal={legal} given={given} />}
            {picksSide && <SidePicks view={view} legal={legal} given={given} />}
            {view.cities.length > 1 &&
              (hasRail && !isSetup ? <InSlot slot="seats">{rivals}</InSlot> : rivals)}
            {!isSetup && (
              <>
                <InSlot slot="bar">
                  <Rounds round={view.round} city={city} />
                </InSlot>
                <Balance city={city} next={next} isLit={lit.balance === shown} />
                <CityPanel
                  city={city}
                  seat={shown}
                  title={title}
                  view={view}
                  hand={own}
                  next={next}
                  around={around}
                  svg={svg}
                  drag={drag}
                  lit={lit}
                  goBack={isHome || view.viewer === 'spectator' ? undefined : () => setLarge(undefined)}
                />
                <div className="tc-side">
                  {hasBegun(view) && view.cards.length > 0 && <Cards view={view} lit={lit.tile} />}
                  {own && <HandPanel hand={own} view={view} grab={(event) => drag.start(event, undefined)} />}
                  <Tower scores={scores} first={view.first} />
                </div>
                <Tray view={view} city={city} title={title} lit={lit.tile} />
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
