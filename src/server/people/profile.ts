/** What others may see of a person: name and picture always, games as the person wishes. */
import { refusedAtDoor } from '#protocol';
import type { PersonId } from '#table';
import type { Person, Store } from '../store/index.ts';
import { mayAsk, relationOf } from './friendship.ts';

/** How many games and rivals a profile shows. */
const SHOWN = 20;

/** A profile as this viewer may see it. Being blocked changes nothing: nobody finds it out here. */
export async function profileFor(store: Store, id: PersonId, viewer: PersonId | undefined) {
  const { person, profile, guest, relation, shows } = await personShown(store, id, viewer);
  return {
    person: { id, name: person.name, picture: profile.picture, guest },
    relation,
    mayAsk: viewer !== undefined && relation === 'none' && (await mayAsk(store, viewer, id)),
    visible: relation === 'self' ? profile.visible : null,
    games: shows ? await gamesOf(store, person) : null,
  };
}

/** A person as a viewer may know them, and whether they show their games to that viewer. */
export async function personShown(store: Store, id: PersonId, viewer: PersonId | undefined) {
  const person = await store.person(id);
  if (person === undefined || person.gone) throw refusedAtDoor('noSuchPerson');
  const profile = await store.profileOf(id);
  const guest = await isGuest(store, person);
  const relation = viewer === undefined ? 'none' : await relationOf(store, viewer, id);
  return { person, profile, guest, relation, shows: await seesGames(store, person, viewer) };
}

/** Whether the person shows this viewer their games. */
export async function seesGames(
  store: Store,
  person: Person,
  viewer: PersonId | undefined,
): Promise<boolean> {
  if (viewer === person.id) return true;
  // Nobody sees a guest's games but they: who they are changes with each browser.
  if (await isGuest(store, person)) return false;
  const { visible } = await store.profileOf(person.id);
  if (visible !== 'friends') return visible === 'everybody';
  return viewer !== undefined && (await relationOf(store, viewer, person.id)) === 'friend';
}

/** P6 Whether nothing but a session leads back to the person. */
export async function isGuest(store: Store, { id, passwordHash }: Person): Promise<boolean> {
  return passwordHash === null && (await store.passkeysOf(id)).length === 0;
}

async function gamesOf(store: Store, { id, created }: Person) {
  const [tallies, encounters, latest, unknown] = await Promise.all([
    store.talliesOf(id),
    store.encountersOf(id, SHOWN),
    store.resultsOf(id, SHOWN),
    store.unknownResultsOf(id),
  ]);
  const people = new Set([
    ...encounters.map(({ other }) => other),
    ...latest.flatMap(({ players }) => players.flatMap(({ person }) => (person === null ? [] : [person]))),
  ]);
  const named = await store.people([...people]);
  return {
    since: created,
    tallies,
    encounters,
    latest: latest.map(({ table, game, seats, kind, finished, ending, players }) => ({
      table,
      game,
      seats,
      kind,
      finished,
      ending,
      players: players.map(({ seat, person, bot, place, points, resigned }) => {
        return { seat, person, bot, place, points, resigned };
      }),
    })),
    unknown,
    names: Object.fromEntries(named.map(({ id, name }) => [id, name])),
  };
}
