/** R10.11 to R10.15: what Tom does with his bid. */
import { at } from '#kernel';
import { DISTRICT_COUNT, LETTER_X, LINKS, PRESTIGE_TILES, TOM_LIMIT } from '../components.ts';
import { of } from '../counts.ts';
import { build, hire, type Out, takePrestige } from '../effects.ts';
import { type DistrictReason, type LinkReason, labelOf } from '../events.ts';
import { firmOf, type State } from '../state.ts';

/** R10.11 The leftmost tile of the shelf he can afford, or of the next lower one; some shelf has one. */
export function tomHires(draft: State, firm: number, value: number, out: Out): void {
  let shelf = value - 1;
  while (at(draft.shelves, shelf).length === 0) shelf -= 1;
  const number = at(at(draft.shelves, shelf), 0);
  hire(draft, firm, number, out);
  out.emit({ did: 'tomHired', who: labelOf(draft, firm), rule: 'R10.11', number, value: shelf + 1 });
}

/** R10.12, R10.13 Tile, vehicle and skyscraper of the prestige bonus. */
export function tomAwards(draft: State, firm: number, out: Out): void {
  const chosen = chooseDistrict(draft, firm);
  if (!chosen) return;
  const { district, because } = chosen;
  const { link, by } = chooseLink(draft, district);
  const tile = bestTile(draft, at(LINKS, link).vehicle);
  const who = labelOf(draft, firm);
  out.emit({ did: 'tomChose', who, rule: 'R10.12', district, because, link, by });
  takePrestige(draft, firm, tile, link, district);
  out.emit({ did: 'awarded', who, tile, link, district });
  tomBuilds(draft, firm, 1, district, out);
}

/** R10.14, R10.15 As many as he likes, never above the limit. */
export function tomBuilds(draft: State, firm: number, count: number, district: number, out: Out): void {
  const { built } = firmOf(draft, firm);
  const placed = Math.min(count, TOM_LIMIT - of(built, district));
  build(draft, firm, district, placed, out);
  const lost = count - placed;
  if (lost > 0) out.emit({ did: 'tomCapped', who: labelOf(draft, firm), rule: 'R10.15', district, lost });
}

/** R10.12 Whether the link's vehicle is there and has a tile on offer. */
function isOpen({ links, offer }: State, link: number): boolean {
  if ((links & (1 << link)) === 0) return false;
  const { vehicle } = at(LINKS, link);
  for (let i = 0; i < offer.length; i++)
    if (at(PRESTIGE_TILES, at(offer, i)).vehicle === vehicle) return true;
  return false;
}

/** R10.12 Steps 1 to 3: within reach, fewest of his own, highest letter. */
function chooseDistrict(
  state: State,
  firm: number,
): { district: number; because: DistrictReason } | undefined {
  const { built } = firmOf(state, firm);
  const { letters } = state;
  const within = districtsWithin(state);
  let chosen = -1;
  let equals = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    if ((within & (1 << district)) === 0) continue;
    const more = chosen < 0 ? -1 : of(built, district) - of(built, chosen);
    equals = more < 0 ? 1 : more === 0 ? equals + 1 : equals;
    if (more < 0 || (more === 0 && of(letters, district) > of(letters, chosen))) chosen = district;
  }
  if (chosen < 0) return undefined;
  return { district: chosen, because: equals === 1 ? 'fewest' : 'letter' };
}

/** R10.12 Step 1: the ends of open links, one bit each. */
function districtsWithin(state: State): number {
  let within = 0;
  for (let link = 0; link < LINKS.length; link++) {
    if (!isOpen(state, link)) continue;
    const { ends } = at(LINKS, link);
    within |= (1 << ends[0]) | (1 << ends[1]);
  }
  return within;
}

/** R10.12 Step 4: the vehicle towards X, else the better tile, else the farther letter. */
function chooseLink(state: State, district: number): { link: number; by: LinkReason } {
  let chosen = -1;
  let ways = 0;
  let equals = 0;
  let toX = -1;
  for (let link = 0; link < LINKS.length; link++) {
    if (!at(LINKS, link).ends.includes(district) || !isOpen(state, link)) continue;
    ways += 1;
    const letter = farLetter(state, link, district);
    if (letter === LETTER_X) toX = link;
    const more = chosen < 0 ? 1 : tileValue(state, link) - tileValue(state, chosen);
    equals = more > 0 ? 1 : more === 0 ? equals + 1 : equals;
    if (more > 0 || (more === 0 && letter > farLetter(state, chosen, district))) chosen = link;
  }
  if (ways === 1) return { link: chosen, by: 'onlyLink' };
  if (toX >= 0) return { link: toX, by: 'toX' };
  return { link: chosen, by: equals === 1 ? 'tileValue' : 'farLetter' };
}

/** The letter at the other end of a link. */
function farLetter({ letters }: State, link: number, district: number): number {
  const [one, two] = at(LINKS, link).ends;
  return of(letters, one === district ? two : one);
}

/** What the best tile for a link's vehicle is worth. */
function tileValue(state: State, link: number): number {
  return at(PRESTIGE_TILES, bestTile(state, at(LINKS, link).vehicle)).value;
}

/** R10.13 Of two tiles of one colour the higher. */
function bestTile({ offer }: State, vehicle: number): number {
  let best = -1;
  for (const tile of offer) {
    const { vehicle: colour, value } = at(PRESTIGE_TILES, tile);
    if (colour === vehicle && (best < 0 || value > at(PRESTIGE_TILES, best).value)) best = tile;
  }
  return best;
}
