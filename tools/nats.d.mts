export const NATS_CURE: string;

export interface Nats {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export function startNats(): Promise<Nats | null>;
