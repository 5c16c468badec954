/** A server's side of the sockets that a test dials: what arrived, and what it says. */
import type { ClientMessage, ServerMessage } from '#protocol';
import { PROTOCOL } from '#protocol';
import type { Dial, WireEvents } from '../wire.ts';

export interface Line {
  readonly asked: ClientMessage[];
  /** Whether the client has closed it. */
  closed: boolean;
  readonly events: WireEvents;
  tell(told: ServerMessage): void;
  /** Lets the client in. */
  welcome(): void;
}

/** Every socket the client has dialled, the last one last. */
export function scripted(): { dial: Dial; lines: Line[]; line(): Line } {
  const lines: Line[] = [];
  const dial: Dial = (events) => {
    const line: Line = {
      asked: [],
      closed: false,
      events,
      tell: (told) => events.heard(structuredClone(told)),
      welcome() {
        events.opened();
        line.tell({ tell: 'welcome', protocol: PROTOCOL, build: 'test', person: 'ada', now: Date.now() });
      },
    };
    lines.push(line);
    return {
      send: (text) => line.asked.push(JSON.parse(text) as ClientMessage),
      close() {
        line.closed = true;
      },
    };
  };
  const line = () => {
    const last = lines.at(-1);
    if (!last) throw new Error('nobody has dialled');
    return last;
  };
  return { dial, lines, line };
}
