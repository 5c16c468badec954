/** What moderators may do, and about whom; every step goes into the audit with what it changes. */
import { type ProtocolCode, refusedAtDoor, type SanctionKind, type Verdict } from '#protocol';
import { type PersonId, visibleText } from '#table';
import type { Config } from '../config.ts';
import { cleanName } from '../people/cleanName.ts';
import { newSanctionId } from '../people/token.ts';
import type { AuditRow, Case, Judgement, NewAudit, Sanction, Store } from '../store/index.ts';
import type { TablesClient } from '../tables/tablesClient.ts';
import { shutOut } from './shutOut.ts';

/** No step lasts longer, in milliseconds: ten years. */
const LONGEST = 10 * 366 * 24 * 60 * 60 * 1000;

/** Steps that have an end, without which nobody takes them. */
const TIMED: readonly SanctionKind[] = ['mute', 'ban'];

type Staff = Pick<Config, 'admins' | 'moderators'>;

export interface Bench {
  readonly store: Store;
  readonly tables: TablesClient;
  readonly config: Staff;
  /** Hears of every step: whoever keeps this elsewhere can prove that the last rows are still there. */
  readonly logDeed: (row: Pick<AuditRow, 'id' | 'hash'>) => void;
}

/** What a moderator wants to do about the person of a case. */
export interface Step {
  readonly kind: SanctionKind;
  readonly until: number | null;
  readonly words: string;
  /** The new name. */
  readonly name?: string | undefined;
}

export function isModerator({ admins, moderators }: Staff, person: PersonId): boolean {
  return admins.includes(person) || moderators.includes(person);
}

/** P6 For moderators alone. */
export function requireModerator(config: Staff, person: PersonId): void {
  if (!isModerator(config, person)) throw refusedAtDoor('notAllowed');
}

/** P54, P6 Why this moderator may not see and decide it, if so: being part of it, or being no admin where it concerns a moderator. */
export function obstacle(
  config: Staff,
  moderator: PersonId,
  { reporter, person }: Pick<Case, 'reporter' | 'person'>,
): ProtocolCode | undefined {
  if (person === moderator || reporter === moderator) return 'ownCase';
  const isColleague = person !== null && isModerator(config, person);
  return isColleague && !config.admins.includes(moderator) ? 'notAllowed' : undefined;
}

function requireApart(config: Staff, moderator: PersonId, about: Pick<Case, 'reporter' | 'person'>): void {
  const code = obstacle(config, moderator, about);
  if (code !== undefined) throw refusedAtDoor(code);
}

/** P55 The case, for a moderator who may decide it. */
export async function caseFor({ store, config }: Bench, moderator: PersonId, id: string): Promise<Case> {
  requireModerator(config, moderator);
  const found = await store.case(id);
  if (found === undefined) throw refusedAtDoor('noSuchCase');
  requireApart(config, moderator, found);
  return found;
}

/** One step about the person of a case. */
export async function takeStep(bench: Bench, moderator: PersonId, id: string, step: Step): Promise<Sanction> {
  const found = await caseFor(bench, moderator, id);
  const { store, tables } = bench;
  const person = found.person === null ? undefined : await store.person(found.person);
  if (person === undefined || person.gone) throw refusedAtDoor('noSuchPerson');
  const { kind } = step;
  const now = Date.now();
  const isTimed = step.until !== null && step.until > now && step.until <= now + LONGEST;
  if (TIMED.includes(kind) ? !isTimed : step.until !== null) throw refusedAtDoor('malformed');
  if ((kind === 'rename') !== (step.name !== undefined)) throw refusedAtDoor('malformed');
  const name = step.name === undefined ? undefined : cleanName(step.name);
  const sanction: Sanction = {
    id: newSanctionId(),
    person: person.id,
    kind,
    until: step.until,
    case: id,
    moderator,
    words: visibleText(step.words),
    created: now,
    lifted: null,
    appeal: null,
    appealed: null,
    verdict: null,
    verdictWords: '',
  };
  const body = { case: id, sanction: sanction.id, until: step.until };
  await judge(bench, { kind: 'sanction', sanction, name }, { moderator, did: kind, person: person.id, body });
  if (name !== undefined) tables.named(person.id, name);
  if (kind === 'ban') await shutOut(store, tables, person.id, sanction.id);
  return sanction;
}

/** P56 The end of a case. Whether anything was done follows from its steps. */
export async function closeCase(
  bench: Bench,
  moderator: PersonId,
  id: string,
  answer: string,
): Promise<void> {
  const { person } = await caseFor(bench, moderator, id);
  const steps = await bench.store.sanctionsIn(id);
  const isActed = steps.some(({ kind, lifted }) => kind !== 'note' && lifted === null);
  const outcome = isActed ? 'acted' : 'nothing';
  const step = { kind: 'close', case: id, outcome, answer: visibleText(answer), at: Date.now() } as const;
  await judge(bench, step, { moderator, did: 'closed', person, body: { case: id, outcome } });
}

/** Takes a step back. */
export async function liftSanction(bench: Bench, moderator: PersonId, id: string): Promise<void> {
  const { person, case: of } = await sanctionFor(bench, moderator, id);
  const step = { kind: 'lift', sanction: id, at: Date.now() } as const;
  await judge(bench, step, { moderator, did: 'lifted', person, body: { case: of, sanction: id } });
}

/** P54, P56 Decides an appeal: another moderator than the one whose step it is, where there is one. */
export async function decideAppeal(
  bench: Bench,
  moderator: PersonId,
  id: string,
  { verdict, words }: { readonly verdict: Verdict; readonly words: string },
): Promise<void> {
  const sanction = await sanctionFor(bench, moderator, id);
  if (sanction.moderator === moderator && (await hasAnother(bench, sanction))) throw refusedAtDoor('ownCase');
  const step = { kind: 'verdict', sanction: id, verdict, words: visibleText(words), at: Date.now() } as const;
  const did = verdict === 'lifted' ? 'overturned' : 'upheld';
  const body = { case: sanction.case, sanction: id };
  await judge(bench, step, { moderator, did, person: sanction.person, body });
}

/** P55, P56 What somebody says against a step about them, once. */
export async function appeal(store: Store, person: PersonId, id: string, words: string): Promise<void> {
  const sanction = await store.sanction(id);
  if (sanction?.person !== person || sanction.kind === 'note') throw refusedAtDoor('noSuchCase');
  const said = visibleText(words);
  if (said === '') throw refusedAtDoor('malformed');
  if (sanction.lifted !== null || !(await store.addAppeal(id, said, Date.now())))
    throw refusedAtDoor('doneAlready');
}

async function sanctionFor({ store, config }: Bench, moderator: PersonId, id: string): Promise<Sanction> {
  requireModerator(config, moderator);
  const sanction = await store.sanction(id);
  if (sanction === undefined) throw refusedAtDoor('noSuchCase');
  const reporter = (await store.case(sanction.case))?.reporter ?? null;
  requireApart(config, moderator, { reporter, person: sanction.person });
  return sanction;
}

async function hasAnother({ store, config }: Bench, { moderator, person }: Sanction): Promise<boolean> {
  const staff = isModerator(config, person) ? config.admins : [...config.admins, ...config.moderators];
  const others = staff.filter((one) => one !== moderator && one !== person);
  return (await store.people([...new Set(others)])).some(({ gone }) => !gone);
}

async function judge(bench: Bench, step: Judgement, deed: Omit<NewAudit, 'created'>): Promise<void> {
  const done = await bench.store.moderate(step, { ...deed, created: Date.now() });
  if (!done) throw refusedAtDoor('doneAlready');
  bench.logDeed(done);
}
