/** The app's one connection: opened when a screen first needs it, checked when the page or the network comes back. */
import { useSyncExternalStore } from 'react';
import { type Connection, connect, type Status } from './connection.ts';
import { dialServer } from './socket.ts';

let connection: Connection | undefined;

/** The connection, opened on first use. */
export function appConnection(): Connection {
  if (connection) return connection;
  const opened = connect(dialServer);
  const wake = () => document.visibilityState === 'visible' && opened.wake();
  addEventListener('online', wake);
  addEventListener('offline', wake);
  document.addEventListener('visibilitychange', wake);
  connection = opened;
  return opened;
}

/** Reconnects as the person who is signed in now. */
export function restartConnection(): void {
  connection?.restart();
}

/** The status of the connection. */
export function useStatus(): Status {
  const { subscribe, status } = appConnection();
  return useSyncExternalStore(subscribe, status);
}
