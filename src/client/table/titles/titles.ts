/** Loads games, each with the values its table was made with. A page plays a game with one box of values: for another one it starts anew. */
import { GAME_INFO, type GameId, isGameId, loadTitle, type Title } from '#games';
import { at, type Box, chooseBox, fingerprintOf, type GameRecord, refused } from '#kernel';
import { dropFromTab, keepInTab, keptInTab } from '../../settings/memory.ts';

/** The product's own values, or those that something names and perhaps carries; what names none is older than boxes. */
export type WantedBox = 'own' | Pick<GameRecord, 'box' | 'values'>;

/** The note for the product's own values. */
const OWN = 'own';

const titles = new Map<GameId, Promise<Title>>();
/** What else is done while a game is loaded. */
export interface LoadingSteps {
  /** Where the page must start anew: keeps what it needs, and says if it could. */
  readonly beforeReload?: (() => boolean) | undefined;
  /** Loads what is shown together with the game, at the same time: its modules read the values, so these are chosen first. */
  readonly beside?: ((game: GameId) => Promise<unknown>) | undefined;
}

/** What this page plays with instead of the product's own values. */
const chosen = new Map<GameId, Box>();

/** Loads a game; refuses an unknown one, and values that nobody knows (K10). */
export async function titleFor(
  id: string,
  wanted: WantedBox = 'own',
  { beforeReload = () => true, beside = async () => {} }: LoadingSteps = {},
): Promise<Title> {
  if (!isGameId(id)) throw refused('unknownGame');
  if (wanted === 'own') {
    if (chosen.has(id)) return startAnew(id, OWN, beforeReload);
    return loadWith(id, beside);
  }
  const fingerprint = fingerprintIn(id, wanted);
  const wasTried = keptInTab(noteOf(id)) === fingerprint;
  if (!titles.has(id) && (wasTried || fingerprint !== GAME_INFO[id].boxes.at(-1)))
    await choose(id, fingerprint, wanted.values);
  const title = await loadWith(id, beside);
  dropFromTab(noteOf(id));
  if (fingerprintOf(title.game.box) === fingerprint) return title;
  if (wasTried || !(await find(id, fingerprint, wanted.values))) throw refused('otherBox');
  return startAnew(id, fingerprint, beforeReload);
}

/** The game if it plays with these values here and now; a page does not start anew for a picture. */
export async function titleIfInPlay(
  id: string,
  wanted: Exclude<WantedBox, 'own'>,
): Promise<Title | undefined> {
  if (!isGameId(id)) return undefined;
  const title = await load(id);
  return fingerprintOf(title.game.box) === fingerprintIn(id, wanted) ? title : undefined;
}

/** What a worker of this page must choose before it loads the game. */
export function chosenBox(id: string): Box | undefined {
  return isGameId(id) ? chosen.get(id) : undefined;
}

function fingerprintIn(id: GameId, { box }: Exclude<WantedBox, 'own'>): string {
  return box ?? at(GAME_INFO[id].boxes, 0);
}

async function loadWith(id: GameId, beside: (game: GameId) => Promise<unknown>): Promise<Title> {
  const [title] = await Promise.all([load(id), beside(id)]);
  return title;
}

/** A game that could not be loaded is tried again next time. */
function load(id: GameId): Promise<Title> {
  const title = titles.get(id) ?? loadTitle(id);
  titles.set(id, title);
  title.catch(() => titles.delete(id));
  return title;
}

/** Other values are rare: what finds and checks them is loaded when it is needed. */
async function find(id: GameId, fingerprint: string, values: Box['values'] | undefined) {
  const { findBox } = await import('./findBox.ts');
  return findBox(id, fingerprint, values);
}

async function choose(id: GameId, fingerprint: string, values: Box['values'] | undefined) {
  const box = await find(id, fingerprint, values);
  if (box && chooseBox(box)) chosen.set(id, box);
}

/** The note says what to choose, and that it was tried: without it the page would start anew again and again. */
function startAnew(id: GameId, box: string, beforeReload: () => boolean): Promise<never> {
  if (!keepInTab(noteOf(id), box) || !beforeReload()) throw refused('otherBox');
  location.reload();
  return new Promise(() => {});
}

function noteOf(id: GameId): string {
  return `box.${id}`;
}
