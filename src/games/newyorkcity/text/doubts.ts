/** Doubts about an answer: which sentence fits, for every language. */
import { at, type Doubted } from '#kernel';
import { BIDDING_KINDS, type BiddingKind, DISTRICTS, JOKER, KINDS } from '../components.ts';
import { total } from '../counts.ts';
import type { Fact } from '../facts.ts';
import { previewOf } from '../queries/gains.ts';
import { firmName } from '../queries/players.ts';
import { isLastToBid } from '../queries/progress.ts';
import type { Action, NewYorkCity } from '../state.ts';
import type { View } from '../view.ts';
import type { CityGuideText } from './guideText.ts';
import { cards as cardsIn, character, type Vocabulary } from './text.ts';

/** The sentences of one language. */
export interface DoubtWords {
  /** A lower bid wins as well, and keeps cards. */
  enough(value: number, cards: string): string;
  /** Cards are spent that another bidding round wants. */
  wanted(cards: string, kind: string): string;
  readonly tile: string;
  ties(value: number, name: string): string;
  beaten(name: string, bid: number, value: number): string;
  lost(count: number): string;
  brings(value: number, gain: string): string;
  district(where: string, points: number, instead: number): string;
  elsewhere(points: number): string;
  use(name: string, points: number): string;
  hires(name: string): string;
  pair(cards: string): string;
}

/** What a language needs of its other texts. */
interface Nouns {
  readonly vocabulary: Vocabulary;
  readonly gain: Readonly<Record<BiddingKind, (count: number) => string>>;
}

type About<Code extends Fact['fact']> = Doubted<NewYorkCity, Extract<Fact, { fact: Code }>>;

/** The doubts of a language. */
export function doubtsIn(
  { vocabulary, gain }: Nouns,
  say: DoubtWords,
): Pick<CityGuideText, 'better' | 'worse'> {
  return {
    better: {
      gain: ({ fact: { kind, count }, best }: About<'gain'>) =>
        'value' in best ? say.brings(best.value, gain[kind](count)) : undefined,
      tile: ({ fact, chosen }: About<'tile'>) => (fact.won && 'pass' in chosen ? say.tile : undefined),
      district: ({ fact: { about, points }, other }: About<'district'>) =>
        say.district(vocabulary.inDistrict[at(DISTRICTS, about)], points, other?.points ?? 0),
      projected({ fact: { points }, other, best }: About<'projected'>) {
        const more = points - (other?.points ?? 0);
        if (more <= 0) return undefined;
        return 'use' in best ? say.use(character(vocabulary, best.use), more) : say.elsewhere(more);
      },
      hires: ({ fact }: About<'hires'>) => say.hires(character(vocabulary, fact.character)),
      pair: ({ fact: { about, count } }: About<'pair'>) =>
        say.pair(vocabulary.card[at(KINDS, about)].count(count)),
    },
    worse: {
      spends({ chosen, best, view }: About<'spends'>) {
        const spared = sparedCards(chosen, best);
        if (!spared) return undefined;
        const enough = winningWithLess(view, chosen, best);
        if (enough !== undefined) return say.enough(enough, cardsIn(vocabulary, spared));
        const kind = spared.findIndex((count, one) => count > 0 && one > view.bidding && one < JOKER);
        if (kind < 0) return undefined;
        const wanted = spared.map((count, one) => (one === kind ? count : 0));
        return say.wanted(cardsIn(vocabulary, wanted), vocabulary.bidding[at(BIDDING_KINDS, kind)]);
      },
      lost: ({ fact }: About<'lost'>) => say.lost(fact.count),
      bonus({ fact: { won, leader, bid }, chosen, best, view, name }: About<'bonus'>) {
        if (won || !('value' in chosen && 'value' in best) || best.value <= chosen.value) return undefined;
        const who = firmName(view, leader, name);
        return bid === chosen.value ? say.ties(bid, who) : say.beaten(who, bid, best.value);
      },
    },
  };
}

/** The cards that a bid spends and the better answer keeps; undefined where there are none. */
function sparedCards(chosen: Action, best: Action): readonly number[] | undefined {
  if (!('cards' in chosen)) return undefined;
  const kept = 'cards' in best ? best.cards : [];
  const spared = chosen.cards.map((count, kind) => Math.max(0, count - (kept[kind] ?? 0)));
  return total(spared) > 0 ? spared : undefined;
}

/** The value of a bid that wins although it is lower, because nobody bids after it. */
function winningWithLess(view: View, chosen: Action, best: Action): number | undefined {
  if (!('value' in chosen && 'value' in best) || best.value >= chosen.value || !isLastToBid(view))
    return undefined;
  return previewOf(view, Number(view.viewer), best).gain.bonus ? best.value : undefined;
}
