/** What the button says that sends an answer: what is sent, and of a bid what it brings as the table stands. */
import { at, type Telling } from '#kernel';
import { nameOf } from '../characters.ts';
import { BIDDING_KINDS, DISTRICTS, PRESTIGE_TILES } from '../components.ts';
import { total } from '../counts.ts';
import { isLastToBid, previewOf } from '../queries.ts';
import type { Action, Bid, NewYorkCity } from '../state.ts';
import type { View } from '../view.ts';
import type { BoardText } from './boardText.ts';
import type { Vocabulary } from './text.ts';

/** Nothing where the answer's own words are best. */
export function saySend(
  text: BoardText,
  { inDistrict }: Vocabulary,
  action: Action,
  { view }: Telling<NewYorkCity>,
): string | undefined {
  const { send } = text.turn;
  if ('value' in action) return sayBid(text, action, view);
  if ('stack' in action) return send.stack;
  if ('pair' in action) return send.pair;
  if ('hire' in action) return send.hire(text.characters[nameOf(action.hire)].name);
  if ('discard' in action) return text.discard(total(action.discard));
  if ('fetch' in action) return text.fetch(total(action.fetch));
  if ('keep' in action) return text.keep;
  if ('tile' in action)
    return send.lay(at(PRESTIGE_TILES, action.tile).value, inDistrict[at(DISTRICTS, action.district)]);
  return undefined;
}

/** "Bid 3 · wins +1: hire up to 4". */
function sayBid(text: BoardText, bid: Bid, view: View): string {
  const { viewer } = view;
  if (viewer === 'spectator') return text.bid(bid.value);
  const { send } = text.turn;
  const raises = at(view.firms, viewer).bid > 0;
  const { gain } = previewOf(view, viewer, bid);
  const kind = at(BIDDING_KINDS, view.bidding);
  const brings = kind === 'characters' ? send.hireUpTo(gain.count) : text.gain[kind](gain.count);
  const bonus =
    gain.pick >= 0
      ? at(text.pick, gain.pick)
      : gain.bonus
        ? isLastToBid(view)
          ? send.wins
          : send.leads
        : '';
  const gains = gain.pick >= 0 ? `${brings}, ${bonus}` : bonus ? `${bonus}: ${brings}` : brings;
  return `${(raises ? text.raise : text.bid)(bid.value)} · ${gains}`;
}
