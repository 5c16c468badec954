/** Commands to the table, and why the last one was refused, until somebody plays. */
import { useState } from 'react';
import type { Reason } from '#kernel';
import type { Command } from '#table';
import type { TableStore } from '../store/tableStore.ts';

export interface Commands {
  /** Sends a command; resolves with the reason where it is refused. */
  command(command: Command): Promise<Reason | undefined>;
  /** Shows a refusal, or takes it away. */
  refuse(reason: Reason | undefined): void;
  /** The refusal on the screen. */
  readonly refused: Reason | undefined;
  /** The last refusal, whether it still shows or not. */
  readonly lastRefusal: Reason | undefined;
}

export function useCommands(store: TableStore, plays: number): Commands {
  const [refusal, setRefusal] = useState<{ reason: Reason; plays: number }>();
  const refuse = (reason: Reason | undefined) =>
    setRefusal(reason && { reason, plays: store.shown().tableView.plays });
  return {
    async command(command) {
      const reason = await store.command(command);
      refuse(reason);
      return reason;
    },
    refuse,
    refused: refusal?.plays === plays ? refusal.reason : undefined,
    lastRefusal: refusal?.reason,
  };
}
