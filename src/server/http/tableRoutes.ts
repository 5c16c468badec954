/** Tables over HTTP: open one, look at it, send commands, and read it afterwards. */
import * as v from 'valibot';
import { fingerprintOf, type Game, type GameRecord, Refused } from '#kernel';
import { command, commandId, refusedAtDoor, tableId, tablePlan } from '#protocol';
import { type PersonId, recordOf, type TablePlan } from '#table';
import { boxBy } from '../boxes.ts';
import { newNobody } from '../people/nobody.ts';
import { requireAccess } from '../people/tableAccess.ts';
import { newTableId } from '../people/token.ts';
import { checkRated } from '../ratings/ratedPlan.ts';
import type { Store, TableRow } from '../store/index.ts';
import { storedHistory } from '../tables/replays.ts';
import { askAbout } from './askAbout.ts';
import { mayCompress } from './compression.ts';
import type { HttpContext } from './httpContext.ts';
import { openRoute, route } from './route.ts';
import { id, names, record, replay, seat, tableRow, tableView, viewer } from './routeSchemas.ts';
import { namesOf } from './rowNames.ts';

const params = v.object({ id: tableId });
const query = v.strictObject({ as: v.optional(viewer) });
const seqInAddress = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

export function addTableRoutes(context: HttpContext): void {
  const { store, tables, loadTitle, config } = context;

  /** The table's row, for those who may see the table. */
  const rowFor = async (table: string, person: PersonId | undefined): Promise<TableRow> => {
    const row = await store.row(table);
    if (row === undefined) throw refusedAtDoor('noSuchTable');
    await requireAccess(store, row, person, config.admins);
    return row;
  };

  route(context, {
    method: 'POST',
    url: '/api/tables',
    name: 'openTable',
    refuses: ['notAllowed', 'cannotBeRated', 'ratedNeedsAccount', 'notNow', 'byRule'],
    summary: 'Open a table; I host it, and sit on `seat` unless that is null.',
    limit: 'tables',
    body: v.strictObject({ plan: tablePlan, seat: v.optional(v.nullable(seat), null) }),
    returns: v.strictObject({ table: id }),
    async handle({ person, body }) {
      const table = newTableId();
      const plan = seated(body.plan, person, body.seat);
      await checkRated(store, plan, person);
      await tables.open(table, person, plan);
      return { table };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/tables/:id',
    name: 'readTable',
    refuses: ['noSuchTable', 'needsLink'],
    summary: 'A table as the lobby knows it.',
    params,
    returns: v.strictObject({ table: tableRow, names }),
    async handle({ person, params }) {
      const table = await rowFor(params.id, person);
      return { table, names: await namesOf(store, [table]) };
    },
  });

  route(context, {
    method: 'POST',
    url: '/api/tables/:id/commands',
    name: 'sendCommand',
    refuses: ['notAllowed', 'noSuchTable', 'needsLink', 'muted', 'flood', 'notNow', 'byRule'],
    summary: 'One command, as over the socket. A repeat of the same id gets the first answer.',
    params,
    body: v.strictObject({ id: commandId, command }),
    returns: v.strictObject({ seq: v.number() }),
    async handle({ person, params, body, request }) {
      await context.limit('commands', request, `${person} ${params.id}`);
      if (body.command.do === 'say') {
        await context.limit('chat', request, person);
        if (!context.floods.take(person, params.id, body.command, Date.now())) throw refusedAtDoor('flood');
      }
      return { seq: await timed(context, tables.act(params.id, person, body.id, body.command)) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/tables/:id/legal',
    name: 'listLegalActions',
    refuses: ['noSuchTable', 'needsLink'],
    summary: 'Every answer I may give now, for programs without the rules.',
    params,
    returns: v.strictObject({ seq: v.number(), legal: v.array(v.unknown()) }),
    async handle({ person, params }) {
      await rowFor(params.id, person);
      const { seq, legal } = JSON.parse(await tables.legal(params.id, person));
      return { seq, legal };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/tables/:id/tableView',
    name: 'readTableView',
    refuses: ['noSuchTable', 'needsLink', 'byRule'],
    summary: 'The table as I see it now.',
    params,
    returns: v.strictObject({ seq: v.number(), tableView, names }),
    async handle({ person, params }) {
      const row = await rowFor(params.id, person);
      const question = { ask: 'tableView', about: [params.id, person, undefined, undefined] } as const;
      const shown = await askAbout(context, question);
      return { ...shown, names: await namesOf(store, [row]) };
    },
  });

  route(context, {
    method: 'GET',
    url: '/api/tables/:id/at/:seq',
    name: 'readTableAt',
    refuses: ['noSuchTable', 'needsLink', 'notNow', 'byRule'],
    summary: 'The table right after one entry: as I saw it, or once the game is over as anybody.',
    params: v.object({ id: tableId, seq: seqInAddress }),
    query,
    returns: v.strictObject({ seq: v.number(), tableView }),
    async handle({ person, params, query }) {
      await rowFor(params.id, person);
      return askAbout(context, { ask: 'tableView', about: [params.id, person, params.seq, query.as] });
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/tables/:id/replay',
    name: 'replayTable',
    refuses: ['noSuchTable', 'needsLink', 'notNow', 'byRule'],
    summary:
      'All of a table, step by step: as I saw it, or once the game is over as anybody. Public tables need no session.',
    limit: 'replays',
    params,
    query,
    returns: replay,
    async handle({ person, params, query, reply }) {
      const row = await rowFor(params.id, person);
      if (row.phase === 'over') mayCompress(reply);
      const replay = await askAbout(context, {
        ask: 'replay',
        about: [params.id, person ?? newNobody(), query.as],
      });
      return { ...replay, names: await namesOf(store, [row]) };
    },
  });

  openRoute(context, {
    method: 'GET',
    url: '/api/tables/:id/record',
    name: 'readRecordOfTable',
    refuses: ['noSuchTable', 'needsLink', 'notNow', 'byRule'],
    summary:
      'The game as a record with its seed, once it is over; with the values it was played with where not every Skyline knows them.',
    params,
    returns: record,
    async handle({ person, params, reply }) {
      mayCompress(reply);
      const row = await rowFor(params.id, person);
      if (row.phase !== 'over') throw refusedAtDoor('notNow');
      const { title, last, entries } = await storedHistory(store, loadTitle, params.id);
      const names = await namesOf(store, [row]);
      const called = last.seats.map((holder) => (holder.kind === 'human' && names[holder.person]) || '');
      return recordOf(last, entries, called, await boxOf(store, title.game, last.box));
    },
  });
}

/** What a table's record says of its values: nothing where the table is older than boxes. */
async function boxOf(
  store: Store,
  { id, box, boxes }: Pick<Game, 'id' | 'box' | 'boxes'>,
  fingerprint: string | undefined,
): Promise<Pick<GameRecord, 'box' | 'values'>> {
  if (fingerprint === undefined) return {};
  if (boxes.includes(fingerprint)) return { box: fingerprint };
  const { values } = fingerprintOf(box) === fingerprint ? box : ((await boxBy(store, id, fingerprint)) ?? {});
  return { box: fingerprint, ...(values && { values }) };
}

/** Counted like a socket's command. */
async function timed({ metrics }: HttpContext, acting: Promise<number>): Promise<number> {
  const stop = metrics.commandSeconds.startTimer();
  try {
    return await acting;
  } catch (error) {
    if (error instanceof Refused) metrics.refusals.inc({ code: error.reason.code });
    throw error;
  } finally {
    stop();
  }
}

/** P6 The host sits down on the seat they name; nobody else is seated without being asked. */
export function seated(plan: TablePlan, host: PersonId, seat: number | null): TablePlan {
  if (plan.seats.some((holder) => holder.kind === 'human' && holder.person !== host))
    throw refusedAtDoor('notAllowed');
  if (seat === null) return plan;
  if (seat >= plan.seats.length) throw refusedAtDoor('malformed');
  return { ...plan, seats: plan.seats.with(seat, { kind: 'human', person: host, standIn: null }) };
}
