/** A round under way: its tables are opened, those who do not come have lost, and when its time is up bots finish what is not over. */
import { evenShares, type Pairing } from '#tournament';
import type {
  Progress,
  StoredPairing,
  Tournament,
  TournamentChange,
  TournamentPerson,
  WholeTournament,
} from '../store/index.ts';
import { pairingsNow, type StepContext } from './steps.ts';

/** Who has not come so often is out, until they ask to come back. */
const MOST_MISSED = 2;

type PairingChange = NonNullable<TournamentChange['pairings']>[number];

/** What is due in the round, and whether it is over with that. */
export async function roundStep(
  context: StepContext,
  whole: WholeTournament,
): Promise<{ readonly change: TournamentChange; readonly isRoundOver: boolean }> {
  const { tournament, people } = whole;
  const { progress } = tournament;
  if (!progress) throw new Error(`tournament ${tournament.id} has a round without times`);
  const looked = await Promise.all(
    pairingsNow(whole).map((pairing) => new TableStep(context, tournament, people, pairing).take(progress)),
  );
  const pairings = looked.flatMap(({ change }) => (change ? [change] : []));
  const missed = looked.flatMap(({ missed }) => missed);
  const changed = missed.map((number) => afterMissing(people, number));
  const isRoundOver = looked.every(({ isOver }) => isOver);
  const now = context.now();
  const next = isRoundOver ? (progress.next ?? nextAt(context, tournament, progress, now)) : null;
  const isChecked = progress.isChecked || now >= progress.began + context.times.noShow;
  const after = { ...progress, next, isChecked };
  const wake = looked.some(({ hasFailed }) => hasFailed)
    ? now + context.times.look
    : wakeAt(context, after, now);
  return {
    change: {
      tournament: { progress: after, wake: isRoundOver ? (next ?? now) : wake },
      people: changed,
      pairings,
    },
    isRoundOver,
  };
}

function nextAt({ times }: StepContext, { plan }: Tournament, { began }: Progress, now: number): number {
  const soonest = now + times.pause[plan.byTurns ? 'byTurns' : 'live'];
  return Math.max(soonest, plan.every > 0 ? began + plan.every : 0);
}

/** Tables that are over are noticed by themselves. */
function wakeAt({ times }: StepContext, { began, ends, isChecked }: Progress, now: number): number {
  if (now >= ends) return now + times.look;
  if (isChecked) return ends;
  return Math.min(now + times.look, began + times.noShow, ends);
}

function afterMissing(people: readonly TournamentPerson[], number: number) {
  const one = people.find((person) => person.number === number);
  const missed = (one?.missed ?? 0) + 1;
  const isOut = one?.state === 'here' && missed >= MOST_MISSED;
  return { number, missed, ...(isOut && { state: 'out' as const }) };
}

interface Looked {
  readonly change?: PairingChange;
  /** Those who turn out not to have come, by their numbers. */
  readonly missed: readonly number[];
  readonly isOver: boolean;
  /** Something is to be tried again. */
  readonly hasFailed?: true;
}

/** One table of the round. */
class TableStep {
  private readonly context: StepContext;
  private readonly tournament: Tournament;
  private readonly pairing: StoredPairing;
  private readonly people: readonly (string | null)[];

  constructor(
    context: StepContext,
    tournament: Tournament,
    people: readonly TournamentPerson[],
    pairing: StoredPairing,
  ) {
    this.context = context;
    this.tournament = tournament;
    this.pairing = pairing;
    this.people = pairing.seats.map((number) => people.find((one) => one.number === number)?.person ?? null);
  }

  async take(progress: Progress): Promise<Looked> {
    const { table, scores } = this.pairing;
    if (table === null || scores !== null) return { missed: [], isOver: true };
    const { times, now } = this.context;
    try {
      const looked = await this.look(table, progress);
      if (looked.isOver || now() < progress.ends + times.undecided) return looked;
    } catch (error) {
      this.context.logError(`table ${table}`, error);
      if (now() < progress.ends + times.undecided) return { missed: [], isOver: false, hasFailed: true };
    }
    return this.over(evenShares(this.people.length), []);
  }

  private async look(table: string, progress: Progress): Promise<Looked> {
    const { tables, times, now } = this.context;
    const { isOpen } = this.pairing;
    if (!isOpen) await tables.open(table, this.tournament, this.people);
    const found = await this.outcome(table);
    if (found) return found;
    const came = progress.isChecked ? this.pairing.came : await this.lookWhoCame(table);
    if (!progress.isChecked && now() >= progress.began + times.noShow) await this.callAbsent(table, came);
    if (now() >= progress.ends) await tables.callTime(table, [], 'bot');
    // By calling time it may be over at once.
    return (await this.outcome(table)) ?? this.changed({ came, isOpen: true });
  }

  private async outcome(table: string): Promise<Looked | undefined> {
    const outcome = await this.context.tables.outcome(table, this.people);
    return (
      outcome &&
      this.over(
        outcome.scores,
        outcome.missed.flatMap((seat) => this.pairing.seats[seat] ?? []),
      )
    );
  }

  private async lookWhoCame(table: string): Promise<readonly number[]> {
    const seats = await this.context.tables.came(table, this.people);
    return [...new Set([...this.pairing.came, ...seats.flatMap((seat) => this.pairing.seats[seat] ?? [])])];
  }

  private async callAbsent(table: string, came: readonly number[]): Promise<void> {
    const absent = this.pairing.seats.flatMap((number, seat) => (came.includes(number) ? [] : [seat]));
    if (absent.length > 0) await this.context.tables.callTime(table, absent, 'lose');
  }

  private over(scores: readonly number[], missed: Pairing['missed']): Looked {
    return { ...this.changed({ scores, missed, isOpen: true }), missed, isOver: true };
  }

  private changed(change: Omit<PairingChange, 'round' | 'number'>): Looked {
    const { round, number } = this.pairing;
    return { change: { round, number, ...change }, missed: [], isOver: false };
  }
}
