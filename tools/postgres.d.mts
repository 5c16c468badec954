/** A running PostgreSQL server and its address. */
export interface RunningPostgres {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a temporary server; null if there are no binaries. */
export function startPostgres(options?: { readonly durable?: boolean }): Promise<RunningPostgres | null>;
