/** A running PostgreSQL of one's own, with the address to reach it. */
export interface RunningPostgres {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export function startPostgres(options?: { readonly durable?: boolean }): Promise<RunningPostgres | null>;
