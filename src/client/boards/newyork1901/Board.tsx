/** The table of New York 1901: the map with its frame, market, tiles, cards, majorities, and the city from the harbour. */
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { Action, NewYork1901 } from '#games/newyork1901';
import { lastRoundOf, movesBetween, trackPoints } from '#games/newyork1901/queries';
import { useKeys } from '../../ui/useKeys.ts';
import { BoardProvider } from '../kit/BoardContext.tsx';
import type { BoardProps } from '../kit/boardProps.ts';
import { moveByArrows } from '../kit/moveByArrows.ts';
import { Notes, note } from '../kit/Notes.tsx';
import { useWidth } from '../kit/useBox.ts';
import { useSlides } from '../kit/useSlides.ts';
import { useShared } from './boardContext.ts';
import { hintsOf } from './hints.ts';
import { roomFor, SWITCH } from './layout.ts';
import { CityMap, type Held } from './pieces/CityMap.tsx';
import { Dock } from './pieces/Dock.tsx';
import { Majorities } from './pieces/Majorities.tsx';
import { MapAsText } from './pieces/MapAsText.tsx';
import { Patterns } from './pieces/Patterns.tsx';
import { SidePanel } from './pieces/SidePanel.tsx';
import { Skyline, stripHeight } from './pieces/Skyline.tsx';
import { Standings } from './pieces/Standings.tsx';
import { ViewSwitch } from './pieces/ViewSwitch.tsx';
import { previewInWords, tilePlaces } from './places.ts';
import { lotsFor, placesFor, targetsOf } from './targets.ts';
import { usePicks } from './usePicks.ts';
import { useRivalMoves } from './useRivalMoves.ts';
import { useWindowHeight } from './useWindowHeight.ts';
import './board.css';
import './map.css';
import './towers.css';
import './harbour.css';
import './track.css';
import './panels.css';
import './market.css';
import './hand.css';
import './rack.css';
import './majorities.css';
import './dock.css';
import './marks.css';

type Props = BoardProps<NewYork1901>;

const NOTHING: readonly Action[] = [];
const NO_HINTS: readonly never[] = [];
export function Board(props: Props) {
  const { view, scores, words, name, prompt, legal, choose, highlight, unsent, happened } = props;
  const root = useRef<HTMLDivElement>(null);
  const map = useRef<SVGSVGElement>(null);
  const width = useWidth(root, 900);
  const windowHeight = useWindowHeight();
  const { form, plan, isHigh, beside } = useMemo(() => roomFor(width, windowHeight), [width, windowHeight]);
  const isBelow = isHigh && !beside;
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
  const rivalMoves = useRivalMoves(prompt || unsent ? before : undefined);
  const moves = useMemo(
    () => (happened ? movesBetween(happened.before, view) : rivalMoves),
    [happened, view, rivalMoves],
  );
  const hints = useMemo(() => hintsOf(props.hinted ?? NO_HINTS), [props.hinted]);
  const [fromHarbour, setFromHarbour] = useState(false);
  const [seeThrough, setSeeThrough] = useState(false);
  // What is picked up is placed on the map.
  const harbour = fromHarbour && picks.tile === undefined && picks.kind === undefined;
  const placeList = useRef<HTMLOListElement>(null);
  useKeys({
    x: () => setSeeThrough(!seeThrough),
    r: picks.tile === undefined ? undefined : ({ shiftKey }) => focusNext(placeList.current, shiftKey),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || picks.tile === undefined || unsent) return moveByArrows(event);
    // The first Escape puts the tile back and leaves the turn as it is.
    event.stopPropagation();
    picks.putBack();
  };

  const answer = (action: Action) => words.answer(action, { view: before, name });
  const lots = useMemo(() => lotsFor(targets, picks.kind), [targets, picks.kind]);
  const places = useMemo(
    () => (picks.tile === undefined ? [] : tilePlaces(before, placesFor(targets, picks.tile))),
    [before, targets, picks.tile],
  );
  const points = scores.map(({ total }) => total);
  // Nothing moves while a turn is composed that would end the game.
  const closer = lastRoundOf(before);
  const attempt = open.length > 0 ? choose : undefined;
  const held: Held | undefined =
    picks.tile === undefined || view.viewer === 'spectator'
      ? undefined
      : {
          seat: view.viewer,
          tile: picks.tile,
          places,
          note: ({ build, preview }) =>
            note(names.tile(build.tile), answer(build), previewInWords(preview, view.challenge, text, names)),
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
    <div
      ref={root}
      className="ny-root"
      data-game="newyork1901"
      style={{
        '--ny-map': `${plan.height}px`,
        '--ny-strip': `${stripHeight(plan)}px`,
        '--ny-column': `${plan.height + (isBelow ? SWITCH + stripHeight(plan) : 0)}px`,
      }}
      onKeyDown={onKeyDown}
    >
      <BoardProvider value={shared}>
        <svg className="ny-defs" aria-hidden="true">
          <Patterns sheet="board" />
        </svg>
        <Notes className={`ny-board ny-${form}${isHigh ? '' : ' ny-low'}`}>
          <div className={harbour && isBelow && form !== 'narrow' ? 'ny-center ny-elevated' : 'ny-center'}>
            {harbour ? (
              <Skyline
                view={view}
                plan={plan}
                below={form === 'narrow' || !isBelow ? 0 : SWITCH + stripHeight(plan)}
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
                moves={moves}
                hints={hints}
                hintPointed={props.pointed}
                seeThrough={seeThrough}
              />
            )}
            {form === 'narrow' && <Standings view={view} before={before} />}
            {isBelow && switches}
            {!harbour && isBelow && form !== 'narrow' && <Skyline view={view} plan={plan} />}
          </div>
          <SidePanel
            form={form}
            view={view}
            before={before}
            targets={targets}
            picks={picks}
            places={places}
            placeList={placeList}
            lots={lots}
            hints={hints}
            chosen={chosen}
            answer={answer}
            choose={choose}
            attempt={attempt}
          />
          {form === 'narrow' && (
            <Dock
              view={before}
              targets={targets}
              picks={picks}
              places={places}
              hints={hints}
              chosen={chosen}
              answer={answer}
              choose={choose}
            />
          )}
          <div className="ny-far">
            <Majorities view={view} before={before} part={form === 'narrow' ? undefined : 'streets'} />
            {closer !== undefined && (
              <p className="ny-last-round" data-part="lastRound">
                {text.lastRound(name(closer))}
              </p>
            )}
            {form === 'narrow' && !harbour && <Skyline view={view} plan={plan} />}
            {!isBelow && switches}
            {beside && !harbour && <Skyline view={view} plan={beside} />}
          </div>
          <MapAsText view={view} />
        </Notes>
      </BoardProvider>
    </div>
  );
}

/** Moves the focus to the next button of a list, or to the one before it. */
function focusNext(list: Element | null, backwards: boolean): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const next = backwards ? (now <= 0 ? buttons.length : now) - 1 : (now + 1) % buttons.length;
  buttons[next]?.focus();
}
