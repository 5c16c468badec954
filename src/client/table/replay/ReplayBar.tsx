/** The controls of a replay: step, jump, let it run, look with other eyes, take it along. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Viewer } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { CopyButton } from '../../ui/CopyField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { seatNames } from '../store/seatNames.ts';
import type { TableStore } from '../store/tableStore.ts';

/** How long a moment is shown at single speed, in milliseconds. */
const PAUSE = 1200;
const SPEEDS = [1, 2, 4, 8] as const;

/** A record to take along. */
export interface RecordFile {
  readonly address: string;
  readonly name: string;
}

interface Props {
  readonly moment: number;
  /** The link to this moment, where others can open it. */
  readonly address: string | undefined;
  readonly last: number;
  readonly go: (moment: number) => void;
  readonly as: Viewer;
  readonly viewers: readonly Viewer[];
  readonly see: (viewer: Viewer) => void;
  readonly store: TableStore;
  /** The record, once the game is over. */
  readonly file: RecordFile | undefined;
  /** The way to the review of the game. */
  readonly review: ReactNode;
  /** What stands above the controls. */
  readonly children: ReactNode;
}

export function ReplayBar(props: Props) {
  const { moment, last, go } = props;
  const replay = useText('replay');
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const id = useId();

  useEffect(() => {
    if (!runs) return;
    if (moment >= last) return setRuns(false);
    const timer = setTimeout(() => go(moment + 1), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [runs, moment, last, speed, go]);

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(Math.max(0, moment - 1)),
      ArrowRight: () => go(Math.min(last, moment + 1)),
      Home: () => go(0),
      End: () => go(last),
      ' ': () => setRuns((before) => !before),
    };
    const press = (event: KeyboardEvent) => {
      const key = keys[event.key];
      if (!key || event.altKey || event.ctrlKey || event.metaKey || isControl(event.target)) return;
      event.preventDefault();
      key();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [moment, last, go]);

  const play = () => {
    if (!runs && moment >= last) go(0);
    setRuns(!runs);
  };
  return (
    <section className="replay-bar" aria-label={replay.eyebrow}>
      {props.children}
      <div className="reel">
        <div className="film">
          <label htmlFor={id} className="sr">
            {replay.moment}
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={moment}
            aria-valuetext={replay.at(moment + 1, last + 1)}
            onChange={(event) => go(Number(event.target.value))}
          />
          <output htmlFor={id} className="meta">
            {replay.at(moment + 1, last + 1)}
          </output>
        </div>
        <div className="acts steps">
          <Step says={replay.first} icon="first" off={moment === 0} act={() => go(0)} />
          <Step says={replay.back} icon="back" off={moment === 0} act={() => go(moment - 1)} />
          <button type="button" className="btn btn-primary" onClick={play}>
            {runs ? replay.pause : replay.play}
          </button>
          <Step says={replay.forward} icon="forward" off={moment === last} act={() => go(moment + 1)} />
          <Step says={replay.last} icon="last" off={moment === last} act={() => go(last)} />
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
        <Eyes {...props} />
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

/** With whose eyes; a choice only once nothing is secret any more. */
function Eyes({ as, viewers, see, store }: Props) {
  const replay = useText('replay');
  const names = seatNames(store.shown(), useText());
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

interface StepProps {
  readonly says: string;
  readonly icon: 'first' | 'back' | 'forward' | 'last';
  readonly off: boolean;
  readonly act: () => void;
}

function Step({ says, icon, off, act }: StepProps) {
  return (
    <button
      type="button"
      className="btn btn-line btn-icon"
      aria-label={says}
      title={says}
      disabled={off}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Controls have their own use for the keys. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, button, a') !== null;
}
