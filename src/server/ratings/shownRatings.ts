/** Ratings as others may see them: ladders, a person's ratings and how they came about, and what a game changed. */
import { GAME_IDS, loadTitle } from '#games';
import { refusedAtDoor } from '#protocol';
import { anchorsOf, type Ladder, ladderName, ladderNamed, shownRating } from '#rating';
import type { PersonId } from '#table';
import { seesGames } from '../people/profile.ts';
import type { LadderEntry, Person, Store } from '../store/index.ts';

/** So many people a ladder shows, and so many games a plot. */
const SHOWN = 50;
const PLOTTED = 200;

/** The best of a ladder, the bots among them where they are rivals, and the viewer's own place. */
export async function ladderFor(store: Store, ladder: Ladder, viewer: PersonId | undefined) {
  await requireLadder(ladder);
  const name = ladderName(ladder);
  const { entries, people } = await store.ladderTop(name, SHOWN);
  const mine = viewer === undefined ? undefined : await store.ladderPlace(name, viewer);
  const bots = ladder.kind === 'bots' ? Object.entries(anchorsOf(ladder)) : [];
  return {
    people,
    entries: entries.map(shownEntry),
    mine: mine ? shownEntry(mine) : null,
    bots: bots.map(([level, mu]) => ({ level, rating: shownRating({ mu, sigma: 0 }).low })),
    names: await namesOf(store, [...entries, ...(mine ? [mine] : [])]),
  };
}

/** Where a person stands on every ladder, with what their last game changed; null where the viewer may not see it. */
export async function ratingsFor(store: Store, id: PersonId, viewer: PersonId | undefined) {
  const person = await personOf(store, id);
  if (!(await seesGames(store, person, viewer))) return null;
  const ratings = await store.ratingsOf(id);
  return Promise.all(
    ratings.map(async ({ ladder, mu, sigma, games }) => {
      const [before] = games > 1 ? await store.ratingStepsOf(id, ladder, 2) : [];
      const rating = shownRating({ mu, sigma });
      const change = before ? rating.low - shownRating(before).low : null;
      return { ...ladderNamed(ladder), rating, games, change };
    }),
  );
}

/** How a person's rating came about, game by game. */
export async function ratingCourse(store: Store, id: PersonId, ladder: Ladder, viewer: PersonId | undefined) {
  await requireLadder(ladder);
  const person = await personOf(store, id);
  if (!(await seesGames(store, person, viewer))) return null;
  const steps = await store.ratingStepsOf(id, ladderName(ladder), PLOTTED);
  return steps.map(({ table, finished, games, ...rating }) => {
    return { table, finished, games, rating: shownRating(rating) };
  });
}

/** What a game has changed, of those whose ratings the viewer may see. */
export async function changesAt(store: Store, table: string, viewer: PersonId | undefined) {
  const changes = await store.stepsAt(table);
  const people = await store.people(changes.map(({ after }) => after.person));
  const seen = await Promise.all(people.map((one) => seesGames(store, one, viewer)));
  const open = new Set(people.filter((_, i) => seen[i]).map(({ id }) => id));
  return {
    waiting: await store.isQueued(table),
    changes: changes
      .filter(({ after }) => open.has(after.person))
      .map(({ before, after }) => ({
        person: after.person,
        games: after.games,
        before: before ? shownRating(before).low : null,
        after: shownRating(after),
      })),
  };
}

/** P72 */
async function requireLadder({ game, seats }: Ladder): Promise<void> {
  if (!GAME_IDS.some((id) => id === game)) throw refusedAtDoor('noSuchLadder');
  const { min, max } = (await loadTitle(game)).game.seats;
  if (seats < Math.max(2, min) || seats > max) throw refusedAtDoor('noSuchLadder');
}

async function personOf(store: Store, id: PersonId): Promise<Person> {
  const person = await store.person(id);
  if (person === undefined || person.gone) throw refusedAtDoor('noSuchPerson');
  return person;
}

function shownEntry({ person, place, games, mu, sigma }: LadderEntry) {
  return { person, place, games, rating: shownRating({ mu, sigma }) };
}

async function namesOf(store: Store, entries: readonly LadderEntry[]) {
  const people = await store.people([...new Set(entries.map(({ person }) => person))]);
  return Object.fromEntries(people.map(({ id, name }) => [id, name]));
}
