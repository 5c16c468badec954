/** Numbers by kind of card as lists, in the order in which kinds are stored. */
import { BIDDING_KINDS, type BiddingKind, KINDS, type Kind } from '../../components.ts';

type OtherBid = Exclude<BiddingKind, 'skyscrapers'>;

export function perCard(worths: Readonly<Record<Kind, number>>): readonly number[] {
  return KINDS.map((kind) => worths[kind]);
}

export function perBid(worths: Readonly<Record<BiddingKind, number>>): readonly number[] {
  return BIDDING_KINDS.map((kind) => worths[kind]);
}

/** Bids for all but skyscrapers, which come last and are judged by what they build. */
export function perOtherBid(worths: Readonly<Record<OtherBid, number>>): readonly number[] {
  return BIDDING_KINDS.flatMap((kind) => (kind === 'skyscrapers' ? [] : [worths[kind]]));
}
