/** R10.11 to R10.15: what Tom does with his bid. */
import { at } from '#kernel';
import { LETTER_X, LINKS, PRESTIGE_TILES } from '../components.ts';
import { of } from '../counts.ts';
import { build, hire, type Out, takePrestige } from '../effects.ts';
import { type DistrictReason, type LinkReason, labelOf } from '../events.ts';
import { firmOf, type State } from '../state.ts';

/** R10.15 No more of Tom's skyscrapers than this in one district. */
export const TOM_LIMIT = 5;

/** R10.11 The leftmost tile of the shelf he can afford, or of the next lower one. */
export function tomHires(draft: State, firm: number, value: number, out: Out): void {
  let shelf = value - 1;
  while (shelf > 0 && at(draft.shelves, shelf).length === 0) shelf -= 1;
  const number = at(draft.shelves, shelf)[0];
  if (number === undefined) return;
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

/** R10.14, R10.15 Out of the supply, never above the limit. */
export function tomBuilds(draft: State, firm: number, count: number, district: number, out: Out): void {
  const { built, supply } = firmOf(draft, firm);
  const placed = Math.max(0, Math.min(count, supply, TOM_LIMIT - of(built, district)));
  build(draft, firm, district, placed, 'supply', out);
  const lost = count - placed;
  if (lost > 0) out.emit({ did: 'tomCapped', who: labelOf(draft, firm), rule: 'R10.15', district, lost });
}

/** R10.12 Links whose vehicle is there and has a tile on offer. */
function openLinks({ links, offer }: State): number[] {
  return LINKS.flatMap(({ vehicle }, link) => {
    const wanted = offer.some((tile) => at(PRESTIGE_TILES, tile).vehicle === vehicle);
    return wanted && (links & (1 << link)) !== 0 ? [link] : [];
  });
}

/** R10.12 Steps 1 to 3: within reach, fewest of his own, highest letter. */
function chooseDistrict(
  state: State,
  firm: number,
): { district: number; because: DistrictReason } | undefined {
  const { built } = firmOf(state, firm);
  const reach = [...new Set(openLinks(state).flatMap((link) => at(LINKS, link).ends))];
  const fewest = Math.min(...reach.map((district) => of(built, district)));
  const least = reach.filter((district) => of(built, district) === fewest);
  const [district] = least.sort((one, two) => of(state.letters, two) - of(state.letters, one));
  if (district === undefined) return undefined;
  return { district, because: reach.length === 1 ? 'onlyOne' : least.length === 1 ? 'fewest' : 'letter' };
}

/** R10.12 Step 4: the vehicle towards X, else the better tile, else the farther letter. */
function chooseLink(state: State, district: number): { link: number; by: LinkReason } {
  const ways = openLinks(state).filter((link) => at(LINKS, link).ends.includes(district));
  const far = (link: number) => {
    const [one, two] = at(LINKS, link).ends;
    return of(state.letters, one === district ? two : one);
  };
  const worth = (link: number) => at(PRESTIGE_TILES, bestTile(state, at(LINKS, link).vehicle)).value;
  const toX = ways.find((link) => far(link) === LETTER_X);
  if (ways.length === 1) return { link: at(ways, 0), by: 'onlyLink' };
  if (toX !== undefined) return { link: toX, by: 'toX' };
  const best = Math.max(...ways.map(worth));
  const top = ways.filter((link) => worth(link) === best).sort((one, two) => far(two) - far(one));
  return { link: at(top, 0), by: top.length === 1 ? 'tileValue' : 'farLetter' };
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
