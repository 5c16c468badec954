/** A running PostgreSQL server and its address. */
export interface RunningPostgres {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it as a crash does, and starts it again. */
  crash(): Promise<void>;
}

/** Starts a temporary server; null if there are no binaries. */
export function startPostgres(options?: { readonly durable?: boolean }): Promise<RunningPostgres | null>;

export function freePort(): Promise<number>;
