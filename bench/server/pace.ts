/** When the next message goes out: as soon as it can (closed loop), or by a clock that waits for nobody (open loop). */

/** Sends a message; its latency counts from the moment given, in milliseconds. */
type Send = (since: number) => void;

export interface Pace {
  /** Somebody has a message ready. */
  ready(send: Send): void;
  stop(): void;
}

/** Every message goes at once: as many are under way as there are tables. */
export function closedLoop(): Pace {
  let stopped = false;
  return {
    ready(send) {
      if (!stopped) send(performance.now());
    },
    stop() {
      stopped = true;
    },
  };
}

/** So many messages a second, each counted from when it was due: delays add up, and show. */
export function openLoop(rate: number): Pace {
  const begun = performance.now();
  const waiting: Send[] = [];
  const due: number[] = [];
  let scheduled = 0;
  const tick = () => {
    const now = performance.now();
    for (; begun + (scheduled * 1000) / rate <= now; scheduled++) due.push(begun + (scheduled * 1000) / rate);
    serve();
  };
  const serve = () => {
    const count = Math.min(waiting.length, due.length);
    const senders = waiting.splice(0, count);
    const times = due.splice(0, count);
    for (const [n, send] of senders.entries()) send(times[n] ?? performance.now());
  };
  const timer = setInterval(tick, 1);
  return {
    ready(send) {
      waiting.push(send);
      if (due.length > 0) serve();
    },
    stop() {
      clearInterval(timer);
      waiting.length = 0;
    },
  };
}
