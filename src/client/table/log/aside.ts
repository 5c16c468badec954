/** Events outside the game, such as pauses and resignations, as sentences of the log. */
import type { NameOf } from '#kernel';
import type { Text } from '../../i18n/text/main.ts';
import type { AsideHappening } from '../store/tableStore.ts';

/** The sentence for one such event. */
export function asideInWords(happening: AsideHappening, { aside }: Text, name: NameOf): string {
  switch (happening.did) {
    case 'proposed':
      return join(
        aside.asked[happening.request.kind](name(happening.seat)),
        happening.settled && aside.settled[happening.settled.kind],
      );
    case 'agreed':
      return join(
        aside.agreed(name(happening.seat)),
        happening.settled && aside.settled[happening.settled.kind],
      );
    case 'ranOut': {
      const sentences = happening.seats.map((seat) => aside.ranOut(name(seat))).join(' ');
      return join(sentences, happening.timeout ? aside.timeout[happening.timeout] : null);
    }
    case 'forgot':
      return happening.seats.map((seat) => aside[happening.did](name(seat))).join(' ');
    default:
      return aside[happening.did](name(happening.seat));
  }
}

function join(first: string, second: string | null): string {
  return second === null ? first : `${first} ${second}`;
}
