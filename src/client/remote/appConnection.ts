/** The app's one connection, opened when a screen first needs it, and woken when the browser comes back. */
import { useSyncExternalStore } from 'react';
import { type Connection, connect, type Status } from './connection.ts';
import { dialServer } from './wire.ts';

let connection: Connection | undefined;

export function theConnection(): Connection {
  if (connection) return connection;
  const opened = connect(dialServer);
  const wake = () => document.visibilityState === 'visible' && opened.wake();
  addEventListener('online', wake);
  addEventListener('offline', wake);
  document.addEventListener('visibilitychange', wake);
  connection = opened;
  return opened;
}

/** Somebody else is here now: whatever is open begins anew as them. */
export function restartConnection(): void {
  connection?.restart();
}

export function useStatus(): Status {
  const { subscribe, status } = theConnection();
  return useSyncExternalStore(subscribe, status);
}
