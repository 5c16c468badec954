/** People with accounts who have played, for tests of what people are to each other. */
import { command, guest, openedBy, type TestServer, type Visitor } from './testServer.ts';

export const reasonIn = (answer: { json(): { reason: unknown } }) => answer.json().reason;

export const block = (visitor: Visitor, other: Visitor, kind = 'block') =>
  visitor.ask('PUT', `/api/blocks/${other.person}`, { kind });

export const profile = async (visitor: Visitor, of: Visitor) =>
  (await visitor.get(`/api/people/${of.person}`)).json();

export async function claimed(server: TestServer, name: string): Promise<Visitor> {
  const visitor = await guest(server, name);
  const email = `${visitor.person}@example.org`;
  await visitor.post('/api/me/password', { email, password: 'correct horse' });
  return visitor;
}

/** Two who have finished a game: the second gave it up. */
export async function rivals(server: TestServer): Promise<{ ada: Visitor; ben: Visitor; table: string }> {
  const [ada, ben] = [await claimed(server, 'Ada'), await claimed(server, 'Ben')];
  const table = await openedBy(ada);
  await command(ben, table, { do: 'sit', seat: 1 });
  await command(ada, table, { do: 'start' });
  await command(ben, table, { do: 'resign' });
  return { ada, ben, table };
}
