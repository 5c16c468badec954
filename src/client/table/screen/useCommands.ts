/** Sends commands to the table, and keeps the last refusal until somebody plays. */
import { useState } from 'react';
import type { Reason } from '#kernel';
import type { Command } from '#table';
import type { TableStore } from '../store/tableStore.ts';

/** Sending commands and showing refusals. */
export interface Commands {
  /** Sends a command; resolves with the reason if it is refused. */
  command(command: Command): Promise<Reason | undefined>;
  /** Shows a refusal, or hides it. */
  refuse(reason: Reason | undefined): void;
  /** The visible refusal. */
  readonly refused: Reason | undefined;
  /** The last refusal, visible or not. */
  readonly lastRefusal: Reason | undefined;
}

/** A refusal is hidden when the number of plays changes. */
export function useCommands(store: TableStore, plays: number): Commands {
  const [refusal, setRefusal] = useState<{ reason: Reason; plays: number }>();
  const refuse = (reason: Reason | undefined) =>
    setRefusal(reason && { reason, plays: store.snapshot().tableView.plays });
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
