/** Challenges under way for passkeys: each lasts five minutes and is used once, at whichever node. */
import type { PersonId } from '#table';
import type { Store } from '../store/index.ts';
import { newToken } from './token.ts';

const LASTS = 5 * 60 * 1000;

interface Challenge {
  readonly challenge: string;
  /** Who adds a passkey; undefined where somebody signs in. */
  readonly person: PersonId | undefined;
}

export class Challenges {
  private readonly store: Pick<Store, 'addChallenge' | 'takeChallenge'>;
  private readonly now: () => number;

  constructor(store: Pick<Store, 'addChallenge' | 'takeChallenge'>, now: () => number = Date.now) {
    this.store = store;
    this.now = now;
  }

  /** Remembers a challenge; gives the secret under which the same browser finds it again. */
  async add(challenge: string, person: PersonId | undefined): Promise<string> {
    const ceremony = newToken(128);
    const now = this.now();
    await this.store.addChallenge({ ceremony, challenge, person: person ?? null, until: now + LASTS }, now);
    return ceremony;
  }

  /** Takes a challenge out, if it is there and still good. */
  async take(ceremony: string | undefined): Promise<Challenge | undefined> {
    const found = ceremony === undefined ? undefined : await this.store.takeChallenge(ceremony);
    if (!found || found.until <= this.now()) return undefined;
    return { challenge: found.challenge, person: found.person ?? undefined };
  }
}
