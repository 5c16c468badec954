/** Challenges under way for passkeys: each lasts five minutes and is used once. */
import type { PersonId } from '#table';
import { newToken } from './token.ts';

const LASTS = 5 * 60 * 1000;

/** Anybody may ask for a challenge, so only so many are kept; the oldest go first. */
const MOST = 10_000;

interface Challenge {
  readonly challenge: string;
  /** Who adds a passkey; undefined where somebody signs in. */
  readonly person: PersonId | undefined;
  readonly until: number;
}

export class Challenges {
  private readonly open = new Map<string, Challenge>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Remembers a challenge; gives the secret under which the same browser finds it again. */
  add(challenge: string, person: PersonId | undefined): string {
    for (const [key, { until }] of this.open) {
      if (until > this.now() && this.open.size < MOST) break;
      this.open.delete(key);
    }
    const ceremony = newToken(128);
    this.open.set(ceremony, { challenge, person, until: this.now() + LASTS });
    return ceremony;
  }

  /** Takes a challenge out, if it is there and still good. */
  take(ceremony: string | undefined): Challenge | undefined {
    if (ceremony === undefined) return undefined;
    const found = this.open.get(ceremony);
    this.open.delete(ceremony);
    return found && found.until > this.now() ? found : undefined;
  }
}
