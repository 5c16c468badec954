/** What a list shows besides its rows: that it is being read, that this takes long, or that the server is away and since when. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import type { Fetched } from '../../remote/useFetched.ts';
import './listState.css';

/** When the rows' places are shown, and when it is said that it takes long, in milliseconds. */
const SKELETON_AFTER = 150;
const SLOW_AFTER = 8000;
/** How long it is said that the server is back. */
const BACK_SHOWN = 2000;

interface Props {
  readonly fetched: Fetched<unknown>;
  /** How many rows are expected. */
  readonly rows?: number;
  readonly children: ReactNode;
}

/** The list as it was stays, greyed, while the server is away. */
export function ListState({ fetched: { data, reason, again }, rows = 3, children }: Props) {
  const { online } = useText();
  const text = useText('tables');
  const { language } = useLanguage();
  const at = useRef(0);
  const stage = useStage(data === undefined && !reason);
  const isBack = useBack(reason !== undefined);
  useEffect(() => {
    if (data !== undefined && !reason) at.current = Date.now();
  }, [data, reason]);
  if (data === undefined && !reason)
    return (
      <div aria-busy="true" className="list-loading">
        {stage !== 'none' && Array.from({ length: rows }, (_, i) => <div key={i} className="skeleton" />)}
        {stage === 'slow' && (
          <p role="status">
            {text.slow}{' '}
            <button type="button" className="btn btn-line" onClick={again}>
              {online.again}
            </button>
          </p>
        )}
      </div>
    );
  return (
    <>
      {reason && (
        <p className="list-bar" role="status">
          {text.lost} {at.current > 0 && text.asOf(timeOfDay(at.current, Date.now(), language))}
          <button type="button" className="btn btn-line" onClick={again}>
            {text.tryNow}
          </button>
        </p>
      )}
      {isBack && (
        <p className="list-bar list-back" role="status">
          {text.connected}
        </p>
      )}
      <div className={reason ? 'list-old' : undefined}>{data !== undefined && children}</div>
    </>
  );
}

function useStage(isLoading: boolean): 'none' | 'rows' | 'slow' {
  const [stage, setStage] = useState<'none' | 'rows' | 'slow'>('none');
  useEffect(() => {
    if (!isLoading) return;
    const timers = [
      setTimeout(() => setStage('rows'), SKELETON_AFTER),
      setTimeout(() => setStage('slow'), SLOW_AFTER),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isLoading]);
  return stage;
}

/** Whether the server has just come back. */
function useBack(isAway: boolean): boolean {
  const [isBack, setBack] = useState(false);
  const wasAway = useRef(false);
  useEffect(() => {
    const cameBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    setBack(cameBack);
    if (!cameBack) return;
    const timer = setTimeout(() => setBack(false), BACK_SHOWN);
    return () => clearTimeout(timer);
  }, [isAway]);
  return isBack;
}
