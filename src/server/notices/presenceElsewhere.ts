/** Asks the other nodes whether somebody is at a table there. An answer that does not come in time counts as no: a turn is told once too often rather than never. */
import { randomBytes } from 'node:crypto';
import type { PersonId } from '#table';
import type { Bus } from '../cluster/bus.ts';

/** Milliseconds to wait for an answer. */
const PATIENCE = 300;

const ASKED = 'present';

interface Question {
  readonly from: string;
  readonly number: string;
  readonly person: PersonId;
  readonly table: string;
}

export class PresenceElsewhere {
  private readonly bus: Bus;
  private readonly node: string;
  private readonly pending = new Map<string, () => void>();

  /** `isHere` answers the questions of others. */
  constructor(bus: Bus, node: string, isHere: (person: PersonId, table: string) => boolean) {
    this.bus = bus;
    this.node = node;
    bus.listen('p', ASKED, (message) => {
      // From another node of ours, sealed with our key.
      const { from, number, person, table } = message as Question;
      if (isHere(person, table)) bus.say('p', `${ASKED} ${from}`, number);
    });
    bus.listen('p', `${ASKED} ${node}`, (number) => this.pending.get(String(number))?.());
  }

  async has(person: PersonId, table: string): Promise<boolean> {
    if (this.bus.isSilent || !this.bus.isConnected()) return false;
    const number = randomBytes(6).toString('base64url');
    const answer = new Promise<boolean>((resolve) => {
      this.pending.set(number, () => resolve(true));
      setTimeout(() => resolve(false), PATIENCE);
    });
    this.bus.say('p', ASKED, { from: this.node, number, person, table } satisfies Question);
    return answer.finally(() => this.pending.delete(number));
  }
}
