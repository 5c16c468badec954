/** Hooks for requests to the server: once, polling, or on a click. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Reason, Refused } from '#kernel';

/** The default polling interval in milliseconds. */
const POLL_EVERY = 5000;

/** The last response, or why there is none. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly reason: Reason | undefined;
  readonly again: () => void;
}

/**
 * Loads when the key or the pulse changes and, if polling, every few seconds (or this many milliseconds) while the page
 * is visible. Until a new response arrives, the last one stays.
 */
export function useFetched<T>(
  key: string,
  load: () => Promise<T>,
  polling: boolean | number = false,
  pulse = '',
): Fetched<T> {
  const [fetched, setFetched] = useState<{ key: string; data?: T; reason?: Reason }>({ key });
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let active = true;
    const fetchNow = () =>
      latest.current().then(
        (data) => active && setFetched({ key, data }),
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error;
          const { reason } = error;
          if (active) setFetched((before) => ({ ...(before.key === key && before), key, reason }));
        },
      );
    void fetchNow();
    const interval = polling === true ? POLL_EVERY : polling;
    const timer = interval
      ? setInterval(() => document.visibilityState === 'visible' && fetchNow(), interval)
      : undefined;
    return () => {
      active = false;
      clearInterval(timer);
    };
  }, [key, polling, pulse, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const now = fetched.key === key ? fetched : undefined;
  return { data: now?.data, reason: now?.reason, again };
}

/** One action at a time, and why the last one was refused. */
export interface Attempt {
  readonly busy: boolean;
  readonly reason: Reason | undefined;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** Runs an action of a button and keeps the reason if it is refused. */
export function useAttempt(): Attempt {
  const [state, setState] = useState<{ busy: boolean; reason?: Reason | undefined }>({ busy: false });
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    setState({ busy: true });
    try {
      await work();
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false });
      if (!(error instanceof Refused)) throw error;
      setState({ busy: false, reason: error.reason });
    }
  }, []);
  return { busy: state.busy, reason: state.reason, attempt };
}
