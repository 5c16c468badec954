/** The controls of a replay: step, jump, play, change the viewer, share and download. */
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { Viewer } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { CopyButton } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { seatNames } from '../store/seatNames.ts';
import type { TableStore } from '../store/tableStore.ts';
import { STRIDES, type Stride, stepFrom, stopAt } from './steps.ts';

/** How long a moment is shown at single speed, in milliseconds. */
const MOMENT_DURATION = 1200;
const SPEEDS = [1, 2, 4, 8] as const;

/** A record to download. */
export interface RecordFile {
  readonly address: string;
  readonly name: string;
}

interface Props {
  readonly moment: number;
  /** The link to this moment, if others can open it. */
  readonly address: string | undefined;
  readonly last: number;
  /** The moments at which turns end. */
  readonly turns: readonly number[];
  readonly go: (moment: number) => void;
  readonly as: Viewer;
  readonly viewers: readonly Viewer[];
  readonly see: (viewer: Viewer) => void;
  readonly store: TableStore;
  /** The record, once the game is over. */
  readonly file: RecordFile | undefined;
  /** The button for a review of the game. */
  readonly review: ReactNode;
  /** Shown above the controls. */
  readonly children: ReactNode;
}

/** All controls. */
export function ReplayBar(props: Props) {
  const { moment, last, turns, go } = props;
  const replay = useText('replay');
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const [stride, setStride] = useState<Stride>('turns');
  const answers = useMemo(() => Array.from({ length: last + 1 }, (_, i) => i), [last]);
  const stops = stride === 'turns' ? turns : answers;
  const at = replay.at(stopAt(moment, stops) + 1, stops.length);
  const id = useId();

  useEffect(() => {
    if (!isPlaying) return;
    if (moment >= last) return setIsPlaying(false);
    const timer = setTimeout(() => go(stepFrom(moment, stops, 1)), MOMENT_DURATION / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, moment, last, stops, speed, go]);

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(stepFrom(moment, stops, -1)),
      ArrowRight: () => go(stepFrom(moment, stops, 1)),
      // The finer step, whatever is chosen.
      'Shift+ArrowLeft': () => go(stepFrom(moment, answers, -1)),
      'Shift+ArrowRight': () => go(stepFrom(moment, answers, 1)),
      Home: () => go(0),
      End: () => go(last),
      ' ': () => setIsPlaying((before) => !before),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keys[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
      if (!key || event.altKey || event.ctrlKey || event.metaKey || isControl(event.target)) return;
      event.preventDefault();
      key();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [moment, last, stops, answers, go]);

  const togglePlaying = () => {
    if (!isPlaying && moment >= last) go(0);
    setIsPlaying(!isPlaying);
  };
  return (
    <section className="replay-bar" aria-label={replay.eyebrow}>
      {props.children}
      <div className="timeline">
        <div className="slider">
          <label htmlFor={id} className="sr">
            {replay.moment}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={stops.length - 1}
            value={stopAt(moment, stops)}
            aria-valuetext={at}
            onChange={(event) => go(stops[Number(event.target.value)] ?? 0)}
          />
          <output htmlFor={id} className="meta">
            {at}
          </output>
        </div>
        <div className="acts steps">
          <StepButton label={replay.first} icon="first" disabled={moment === 0} onClick={() => go(0)} />
          <StepButton
            label={replay.back}
            icon="back"
            disabled={moment === 0}
            onClick={() => go(stepFrom(moment, stops, -1))}
          />
          <button type="button" className="btn btn-primary" onClick={togglePlaying}>
            {isPlaying ? replay.pause : replay.play}
          </button>
          <StepButton
            label={replay.forward}
            icon="forward"
            disabled={moment === last}
            onClick={() => go(stepFrom(moment, stops, 1))}
          />
          <StepButton label={replay.last} icon="last" disabled={moment === last} onClick={() => go(last)} />
          <span className="select">
            <select
              className="field"
              aria-label={replay.speed}
              value={speed}
              onChange={(event) => setSpeed(Number(event.target.value))}
            >
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {replay.times(one)}
                </option>
              ))}
            </select>
          </span>
        </div>
      </div>
      <div className="acts takes">
        <span className="select">
          <select
            className="field"
            aria-label={replay.stride.label}
            value={stride}
            // The options below are the strides.
            onChange={(event) => setStride(event.target.value as Stride)}
          >
            {STRIDES.map((one) => (
              <option key={one} value={one}>
                {replay.stride[one]}
              </option>
            ))}
          </select>
        </span>
        <ViewerSelect {...props} />
        {props.review}
        {props.address !== undefined && <CopyButton address={props.address} label={replay.share} />}
        {props.file && (
          <a className="btn btn-line" href={props.file.address} download={props.file.name}>
            {replay.download}
          </a>
        )}
      </div>
    </section>
  );
}

/** Whose view is shown; a choice only once nothing is secret any more. */
function ViewerSelect({ as, viewers, see, store }: Props) {
  const replay = useText('replay');
  const names = seatNames(store.snapshot(), useText());
  if (viewers.length < 2) return null;
  return (
    <span className="select">
      <select
        className="field"
        aria-label={replay.seenBy}
        value={String(as)}
        onChange={({ target }) => see(target.value === 'spectator' ? 'spectator' : Number(target.value))}
      >
        {viewers.map((viewer) => (
          <option key={viewer} value={String(viewer)}>
            {`${replay.seenBy} ${viewer === 'spectator' ? replay.everybody : names[viewer]}`}
          </option>
        ))}
      </select>
    </span>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: 'first' | 'back' | 'forward' | 'last';
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function StepButton({ label, icon, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-line btn-icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Whether an element handles keys itself. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, button, a') !== null;
}
