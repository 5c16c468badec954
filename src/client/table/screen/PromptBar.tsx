/** The current question and whose decision it is, what the staged turn brings, and the buttons: hint, undo, send. */
import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { HintButton } from '../hints/HintButton.tsx';
import { HintPanel } from '../hints/HintPanel.tsx';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import { LastMove, SkipButton, TurnText } from '../playback/PlaybackBar.tsx';
import { UndoButton } from '../prompt/UndoButton.tsx';
import type { Effect } from '../staging/effectInWords.ts';
import { PreviewLine } from '../staging/PreviewLine.tsx';
import { SendButton } from '../staging/SendButton.tsx';
import type { Stage } from '../staging/stage.ts';
import type { TableSnapshot } from '../store/tableStore.ts';
import { LogButton } from './LogButton.tsx';
import type { LogFold } from './useLog.ts';
import type { TableModel } from './useTable.ts';

/** As in prompt.css: the last move and what a turn brings take the same line there, and a hint lies over the question. */
export const NARROW = '(max-width: 760px)';

interface Props {
  readonly table: TableModel;
  readonly log: LogFold;
  /** Where a board puts what the question needs on a phone. */
  readonly dock: (place: HTMLElement | null) => void;
}

/** The bar above the board; on phones at the bottom, where the thumb is. */
export function PromptBar({ table, log, dock }: Props) {
  const { snapshot, displayed, words, telling, stage, complete, effect, sending, playback } = table;
  const { shown } = playback;
  const { tableView } = snapshot;
  const heading = useRef<HTMLHeadingElement>(null);
  const { viewer, plays, proposal } = displayed.tableView;
  const isNarrow = useMedia(NARROW);
  // A turn that is put together needs the room itself.
  const lastMove = !stage && <LastMove playback={playback} words={words} name={telling.name} />;
  const isAsked = displayed.decision !== undefined;
  const staged = stage !== undefined;

  // The button that was pressed has disappeared with its question.
  useEffect(() => {
    if (!staged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [plays, proposal, staged, shown]);

  return (
    <div
      className={isAsked ? 'prompt' : 'prompt prompt-calm'}
      data-shown={shown && ''}
      data-stage={stage ? (complete ? 'complete' : 'open') : undefined}
    >
      <div className="prompt-text">
        <div className="prompt-head">
          <Eyebrow table={table} />
          {isNarrow && lastMove}
          {stage && effect && <EffectLine table={table} stage={stage} effect={effect} />}
        </div>
        <h2 ref={heading} className="ask" tabIndex={-1}>
          <Question table={table} />
        </h2>
        {isNarrow && <HintPanel hint={table.hint} words={words} choose={table.staging.choose} />}
      </div>
      <div ref={dock} className="dock" />
      <div className="prompt-acts">
        {!isNarrow && lastMove}
        {shown && <SkipButton shown={shown} skip={playback.stop} />}
        <HintButton hint={table.hint} />
        {table.online && isNarrow && <LogButton log={log} part="chat" />}
        {viewer !== 'spectator' && !shown && (staged || !snapshot.counts) && (
          <UndoButton refused={!staged && !tableView.mayTakeBack} takeBack={table.takeBack} />
        )}
        {sending && !shown && (
          <SendButton
            sending={sending}
            says={complete && words.send?.(complete.action, telling)}
            last={complete && stage?.staged.at(-1)?.action}
            showQuestion={() => heading.current?.focus()}
          />
        )}
      </div>
    </div>
  );
}

/** Whose turn it is. */
function Eyebrow({ table: { displayed, telling, playback } }: { table: TableModel }) {
  const { table, since } = useText();
  const replay = useText('replay');
  const { viewer } = displayed.tableView;
  const turn =
    isShared(displayed) && viewer !== 'spectator' ? table.turnOf(telling.name(viewer)) : table.yourTurn;
  const { shown } = playback;
  if (shown) {
    const { place, seat } = shown;
    const whose = seat === viewer ? table.yourTurn : table.turnOf(telling.name(seat));
    return <p className="caps">{place ? `${since.heading} · ${since.at(place.at, place.of)}` : whose}</p>;
  }
  const waiting = displayed.link === 'past' ? replay.eyebrow : table.waiting;
  return <p className="caps">{displayed.decision ? turn : waiting}</p>;
}

/** What is asked; of a complete turn, what was chosen; of a turn that is shown, what happened. */
function Question({
  table: { displayed, words, telling, complete, effect, playback },
}: {
  table: TableModel;
}) {
  const { table } = useText();
  const replay = useText('replay');
  const { language } = useLanguage();
  const list = new Intl.ListFormat(language);
  const { decision, tableView } = displayed;
  const { shown } = playback;
  if (shown) return <TurnText events={shown.happened.events} words={words} name={telling.name} />;
  if (complete && effect) return effect.chosen;
  if (!decision)
    return (displayed.link === 'past' ? replay.toMove : table.thinking)(
      list.format(tableView.awaited.map(telling.name)),
    );
  const sentence = words.prompt(decision.prompt, { ...telling, name: tagged(telling.name) });
  return <MarkedText sentence={sentence} name={telling.name} />;
}

interface EffectProps {
  readonly table: TableModel;
  readonly stage: Stage;
  readonly effect: Effect;
}

/** What the staged turn brings, what comes next unless the button says it, and while something is still asked, what has been chosen. */
function EffectLine({ table: { snapshot, words, telling, complete, preview }, stage, effect }: EffectProps) {
  const { continuation } = stage;
  return (
    <p className={continuation === 'revealed' ? 'effect reveals' : 'effect'}>
      {preview && (
        <PreviewLine
          preview={preview}
          viewer={Number(snapshot.tableView.viewer)}
          words={words}
          name={telling.name}
        />
      )}
      {!complete && ` · ${effect.chosen}.`}
      {complete && continuation !== 'passed' && (
        <span className="effect-next">{` · ${effect.continuation}`}</span>
      )}
    </p>
  );
}

/** Whether several humans share the device, so that "you" would be unclear. */
function isShared({ link, tableView }: TableSnapshot): boolean {
  return link === 'here' && tableView.seats.filter(({ kind }) => kind === 'human').length > 1;
}
