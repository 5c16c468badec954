/** The table of New York 1901: the map with its frame, market, tiles, cards, majorities, and the city from the harbour. */
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Action, Build, NewYork1901 } from '#games/newyork1901';
import { demolishedBy, lastRoundOf, pointsOf, trackPoints } from '#games/newyork1901/queries';
import { useKeys } from '../../ui/useKeys.ts';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes, note } from '../kit/Notes.tsx';
import { useBox } from '../kit/useBox.ts';
import { useSlides } from '../kit/useSlides.ts';
import { useShared } from './boardContext.ts';
import { roomFor } from './layout.ts';
import { CityMap, type Held } from './pieces/CityMap.tsx';
import { Dock } from './pieces/Dock.tsx';
import { Majorities } from './pieces/Majorities.tsx';
import { MapAsText } from './pieces/MapAsText.tsx';
import { Patterns } from './pieces/Patterns.tsx';
import { SidePanel } from './pieces/SidePanel.tsx';
import { Skyline, stripHeight } from './pieces/Skyline.tsx';
import { ViewSwitch } from './pieces/ViewSwitch.tsx';
import { lotsFor, targetsOf, turningsOf } from './targets.ts';
import { usePicks } from './usePicks.ts';
import { useWindowHeight } from './useWindowHeight.ts';
import './board.css';
import './map.css';
import './towers.css';
import './harbour.css';
import './track.css';
import './panels.css';
import './hand.css';
import './rack.css';
import './majorities.css';
import './dock.css';

type Props = BoardProps<NewYork1901>;

const NOTHING: readonly Action[] = [];
/** The height of the buttons below the map with the gaps around them; the style sheet has the same numbers. */
const SWITCH = 40 + 2 * 12;

export function Board({ view, scores, words, name, prompt, legal, choose, highlight, unsent }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const map = useRef<SVGSVGElement>(null);
  const { width } = useBox(root, { width: 900, height: 600 });
  const windowHeight = useWindowHeight();
  const { form, plan, isHigh } = useMemo(() => roomFor(width, windowHeight), [width, windowHeight]);
  const shared = useShared(name);
  const { text, names } = shared;
  useSlides(root, view);

  // A turn that waits to be sent still shows its last question, as it was asked.
  const open = prompt ? legal : (unsent?.legal ?? NOTHING);
  const before = unsent?.before ?? view;
  const chosen = unsent?.action;
  const targets = useMemo(() => targetsOf(open), [open]);
  const question = prompt ? JSON.stringify(prompt) : unsent ? undefined : '';
  const picks = usePicks(map, targets, question, chosen);
  const [fromHarbour, setFromHarbour] = useState(false);
  const [seeThrough, setSeeThrough] = useState(false);
  // What is picked up is placed on the map.
  const harbour = fromHarbour && picks.tile === undefined && picks.kind === undefined;
  useKeys({ x: () => setSeeThrough(!seeThrough) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || picks.tile === undefined || unsent) return moveByArrows(event);
    // The first Escape puts the tile back and leaves the turn as it is.
    event.stopPropagation();
    picks.putBack();
  };

  const answer = (action: Action) => words.answer(action, { view: before, name });
  const lots = lotsFor(targets, picks.kind);
  const turnings = picks.tile === undefined ? [] : turningsOf(targets, picks.tile);
  const builds = turnings.find(({ turn }) => turn === picks.turn)?.builds ?? [];
  const points = scores.map(({ total }) => total);
  const closer = lastRoundOf(view);
  const attempt = open.length > 0 ? choose : undefined;
  const held: Held | undefined =
    picks.tile === undefined || view.viewer === 'spectator'
      ? undefined
      : {
          seat: view.viewer,
          tile: picks.tile,
          turn: picks.turn,
          builds,
          demolishes: (build: Build) => demolishedBy(before, build).length > 0,
          note: ({ tile, ...where }) =>
            note(names.tile(tile), answer({ tile, ...where }), text.points(pointsOf(tile))),
        };

  const switches = (
    <ViewSwitch
      fromHarbour={harbour}
      setFromHarbour={setFromHarbour}
      seeThrough={seeThrough}
      setSeeThrough={setSeeThrough}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from part to part
    <div ref={root} className="ny-root" data-game="newyork1901" onKeyDown={onKeyDown}>
      <BoardProvider value={shared}>
        <svg className="ny-defs" aria-hidden="true">
          <Patterns sheet="board" />
        </svg>
        <Notes className={`ny-board ny-${form}${isHigh ? '' : ' ny-low'}`}>
          <div
            className={harbour && isHigh && form !== 'narrow' ? 'ny-center ny-elevated' : 'ny-center'}
            style={
              { '--ny-map': `${plan.height}px`, '--ny-strip': `${stripHeight(plan)}px` } as CSSProperties
            }
          >
            {harbour ? (
              <Skyline
                view={view}
                plan={plan}
                below={form === 'narrow' || !isHigh ? 0 : SWITCH + stripHeight(plan)}
              />
            ) : (
              <CityMap
                map={map}
                board={root}
                plan={plan}
                view={view}
                points={points}
                before={unsent ? trackPoints(before) : points}
                answer={answer}
                choose={choose}
                attempt={attempt}
                lots={lots}
                held={held}
                chosen={chosen}
                highlight={highlight}
                seeThrough={seeThrough}
              />
            )}
            {isHigh && switches}
            {!harbour && isHigh && form !== 'narrow' && <Skyline view={view} plan={plan} />}
          </div>
          <SidePanel
            form={form}
            view={view}
            before={before}
            targets={targets}
            picks={picks}
            turnings={turnings}
            builds={builds}
            lots={lots}
            chosen={chosen}
            answer={answer}
            choose={choose}
            attempt={attempt}
          />
          {form === 'narrow' && (
            <Dock
              targets={targets}
              picks={picks}
              turnings={turnings}
              builds={builds}
              chosen={chosen}
              answer={answer}
              choose={choose}
            />
          )}
          <div className="ny-far">
            {closer !== undefined && <p className="ny-last-round">{text.lastRound(name(closer))}</p>}
            <Majorities view={view} before={before} />
            {form === 'narrow' && !harbour && <Skyline view={view} plan={plan} />}
            {!isHigh && switches}
          </div>
          <MapAsText view={view} />
        </Notes>
      </BoardProvider>
    </div>
  );
}
