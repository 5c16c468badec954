/** Today's deals: from the server, or as they were fetched last while it is away; and what this device has to tell the server. */
import { useEffect, useSyncExternalStore } from 'react';
import { refreshMe, useMe } from '../../remote/me.ts';
import { useFetched } from '../../remote/useFetched.ts';
import {
  type Attempt,
  attempts,
  type KeptDay,
  keepDay,
  keptDay,
  openAttempts,
  subscribeAttempts,
} from '../../settings/daily.ts';
import { dailyApi, type Today } from './dailyApi.ts';
import { syncAttempts } from './syncAttempts.ts';

/** How often the numbers are read again, in milliseconds. */
const READ_EVERY = 60_000;
/** How often a server that is away is asked again. */
const ASK_EVERY = 5000;

export interface TodayHere {
  /** Undefined while it is read. */
  readonly today: Today | undefined;
  /** The deals of today as this device knows them, with a network or without. */
  readonly day: KeptDay | undefined;
  readonly isOffline: boolean;
  /** Who is signed in. */
  readonly person: string | undefined;
  /** Attempts of whoever is signed in, or of nobody yet. */
  readonly attempts: readonly Attempt[];
}

export function useToday(): TodayHere {
  const me = useMe();
  const person = typeof me === 'string' ? undefined : me.id;
  const list = useSyncExternalStore(subscribeAttempts, attempts, attempts);
  // A result that counts changes what the server says.
  const settled = list.filter(({ state }) => state === 'counted' || state === 'refused').length;
  const key = `daily ${person ?? ''}`;
  const { data, reason, again } = useFetched(key, fetchToday, READ_EVERY, `${settled}`);
  const isOffline = reason !== undefined;
  const isAway = isOffline || me === 'unreachable';
  useEffect(() => {
    if (!isAway) {
      if (person !== undefined && openAttempts().length > 0) void syncAttempts(person);
      return undefined;
    }
    const ask = () => {
      again();
      void refreshMe();
    };
    const timer = setInterval(ask, ASK_EVERY);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [isAway, person, again]);
  const day = data ?? stillToday(keptDay());
  return {
    today: data,
    day,
    isOffline,
    person,
    attempts: list.filter((one) => one.person === undefined || person === undefined || one.person === person),
  };
}

async function fetchToday(): Promise<Today> {
  const today = await dailyApi.today();
  keepDay(today);
  return today;
}

function stillToday(day: KeptDay | undefined): KeptDay | undefined {
  return day && Date.now() < day.ends ? day : undefined;
}
