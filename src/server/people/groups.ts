/** Groups: people who find each other's tables and talk, let in by a link. */
import { createHmac } from 'node:crypto';
import { refusedAtDoor } from '#protocol';
import { LONGEST_LINE, type PersonId, visibleText } from '#table';
import type { Group, GroupLine, Store } from '../store/index.ts';
import { cleanName } from './cleanName.ts';
import { newRecordId, newTableId } from './token.ts';

/** P17 */
const MOST_PEOPLE = 200;
const MOST_GROUPS = 20;
const LINES_KEPT = 500;

/** 128 bits as base64url. */
const MAC_LENGTH = 22;

export async function foundGroup(store: Store, host: PersonId, name: string): Promise<Group> {
  const group = { id: newTableId(), name: cleanName(name), host, generation: 1, created: Date.now() };
  await requireFewGroups(store, host);
  await store.addGroup(group);
  return group;
}

/** P40 The group, for one of its people: to all others there is none. */
export async function groupOf(store: Store, id: string, person: PersonId): Promise<Group> {
  const group = await store.group(id);
  if (!group || !(await store.groupPeople(id)).includes(person)) throw refusedAtDoor('noSuchGroup');
  return group;
}

/** P6 The same for its host. */
export async function ownGroup(store: Store, id: string, person: PersonId): Promise<Group> {
  const group = await groupOf(store, id, person);
  if (group.host !== person) throw refusedAtDoor('notAllowed');
  return group;
}

/** The secret in the group's link: made anew each time, so that its people may always see it. */
export async function groupToken(store: Store, { id, generation }: Group): Promise<string> {
  const mac = createHmac('sha256', await store.secret('groups')).update(`${id} ${generation}`);
  return `${id}-${mac.digest('base64url').slice(0, MAC_LENGTH)}`;
}

/** P15 The group that a link leads to. */
export async function groupByToken(store: Store, token: string): Promise<Group> {
  const group = await store.group(token.split('-')[0] ?? '');
  if (!group || (await groupToken(store, group)) !== token) throw refusedAtDoor('noSuchLink');
  return group;
}

export async function joinGroup(store: Store, token: string, person: PersonId): Promise<Group> {
  const group = await groupByToken(store, token);
  const isIn = (await store.groupPeople(group.id)).includes(person);
  if (!isIn) await requireFewGroups(store, person);
  if (!(await store.joinGroup(group.id, person, Date.now(), MOST_PEOPLE))) throw refusedAtDoor('tooMany');
  return group;
}

/** Another name or host, or another link instead of the present one. */
export async function changeGroup(
  store: Store,
  id: string,
  person: PersonId,
  {
    name,
    host,
    newLink,
  }: { name?: string | undefined; host?: string | undefined; newLink?: boolean | undefined },
): Promise<Group> {
  const { generation } = await ownGroup(store, id, person);
  if (host !== undefined && !(await store.groupPeople(id)).includes(host))
    throw refusedAtDoor('noSuchPerson');
  await store.changeGroup(id, {
    ...(name !== undefined && { name: cleanName(name) }),
    ...(host !== undefined && { host }),
    ...(newLink && { generation: generation + 1 }),
  });
  return groupOf(store, id, person);
}

/** P6 People leave by themselves, or the host removes them; the link they may have is of no use then. */
export async function leaveGroup(
  store: Store,
  id: string,
  person: PersonId,
  leaving: PersonId,
): Promise<void> {
  const group = person === leaving ? await groupOf(store, id, person) : await ownGroup(store, id, person);
  if (!(await store.groupPeople(id)).includes(leaving)) throw refusedAtDoor('noSuchPerson');
  await store.leaveGroup(id, leaving);
  if (person !== leaving) await store.changeGroup(id, { generation: group.generation + 1 });
}

/** P41 A line has something to see and is not too long. */
export async function sayInGroup(
  store: Store,
  id: string,
  person: PersonId,
  said: string,
): Promise<GroupLine> {
  await groupOf(store, id, person);
  const text = visibleText(said);
  if (text === '' || text.length > LONGEST_LINE) throw refusedAtDoor('badLine');
  const line = { id: newRecordId(), group: id, person, text, created: Date.now() };
  await store.addGroupLine(line, LINES_KEPT);
  return line;
}

/** What was said, without the lines of those whom the reader mutes or blocks. */
export async function linesFor(store: Store, id: string, person: PersonId): Promise<readonly GroupLine[]> {
  await groupOf(store, id, person);
  const [lines, blocks] = await Promise.all([store.groupLines(id), store.blocksOf(person)]);
  const unread = new Set(blocks.map(({ other }) => other));
  return lines.filter((line) => !unread.has(line.person));
}

async function requireFewGroups(store: Store, person: PersonId): Promise<void> {
  if ((await store.groupsOf(person)).length >= MOST_GROUPS) throw refusedAtDoor('tooMany');
}
