/** Asking the server from a screen: once, again and again, or at the press of a button. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Reason, Refused } from '#kernel';

/** How often lists are asked for anew while somebody looks, in milliseconds. */
const FRESH = 5000;

export interface Fetched<T> {
  readonly data: T | undefined;
  readonly reason: Reason | undefined;
  readonly again: () => void;
}

/**
 * Loads when the key changes; where asked to, every few seconds (or so many milliseconds) while the page is
 * seen, and with every pulse. Until the answer comes, what was known stays.
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
    let wanted = true;
    const fetchNow = () =>
      latest.current().then(
        (data) => wanted && setFetched({ key, data }),
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error;
          const { reason } = error;
          if (wanted) setFetched((before) => ({ ...(before.key === key && before), key, reason }));
        },
      );
    void fetchNow();
    const pause = polling === true ? FRESH : polling;
    const timer = pause
      ? setInterval(() => document.visibilityState === 'visible' && fetchNow(), pause)
      : undefined;
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [key, polling, pulse, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const now = fetched.key === key ? fetched : undefined;
  return { data: now?.data, reason: now?.reason, again };
}

export interface Attempt {
  readonly busy: boolean;
  readonly reason: Reason | undefined;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}

/** Does one thing at a time and remembers why it was refused. */
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
