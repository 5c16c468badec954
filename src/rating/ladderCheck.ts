/** Compares what is stored of a ladder with what its games say, some games at a time: nothing is kept but where everybody stands. */
import { type Ladder, LadderFold, type RatedGame, type Standing } from './ladder.ts';

/** So many differences are told in words. */
const TOLD = 5;

/** What is stored of a person after a game. */
export interface StoredStep extends Standing {
  readonly person: string;
  readonly table: string;
}

/** Where a person stands, as it is stored. */
export interface StoredRating extends Standing {
  readonly person: string;
  /** Their step of as many games, and how many steps they have. */
  readonly last: Standing | undefined;
  readonly steps: number;
}

/** People who are forgotten: of them nothing is stored. */
type Gone = ReadonlySet<string>;

export class LadderCheck {
  /** Games, and rows that were compared with them. */
  games = 0;
  rows = 0;
  differing = 0;
  /** Some of what differs, in words. */
  readonly told: string[] = [];
  private readonly fold: LadderFold;
  private readonly seen = new Set<string>();

  constructor(ladder: Ladder) {
    this.fold = new LadderFold(ladder);
  }

  /** Those that come next, with all steps that are stored of them. */
  addGames(games: readonly RatedGame[], stored: readonly StoredStep[], gone: Gone): void {
    const steps = new Map(stored.map((step) => [`${step.person} after ${step.table}`, step]));
    for (const game of games)
      for (const step of this.fold.add(game)) {
        const name = `${step.person} after ${game.table}`;
        if (!gone.has(step.person)) this.compare(name, step, steps.get(name));
        steps.delete(name);
      }
    for (const [name, step] of steps) if (!gone.has(step.person)) this.compare(name, undefined, step);
    this.games += games.length;
    this.rows += stored.length;
  }

  /** Some people's ratings: they may have played since the last game that was compared. */
  addRatings(ratings: readonly StoredRating[]): void {
    for (const { person, last, steps, ...rating } of ratings) {
      this.seen.add(person);
      const known = this.fold.all.get(person);
      if (rating.games > (known?.games ?? 0)) this.compare(person, last, rating);
      else this.compare(person, known, rating);
      if (steps !== rating.games)
        this.tell(`${person}: ${steps} games are stored one by one, and ${rating.games} counted`);
    }
    this.rows += ratings.length;
  }

  /** Those whose ratings should have come. */
  get missing(): string[] {
    return [...this.fold.all.keys()].filter((person) => !this.seen.has(person));
  }

  /** Whoever is missing and not forgotten. */
  end(gone: Gone): void {
    for (const person of this.missing)
      if (!gone.has(person)) this.compare(person, this.fold.all.get(person), undefined);
  }

  /** Something else that is not as it should be. */
  tell(words: string): void {
    this.differing += 1;
    if (this.told.length < TOLD) this.told.push(words);
  }

  private compare(name: string, computed: Standing | undefined, stored: Standing | undefined): void {
    const [one, two] = [inWords(computed), inWords(stored)];
    if (one !== two) this.tell(`${name}: ${one} by the games, ${two} is stored`);
  }
}

function inWords(standing: Standing | undefined): string {
  if (!standing) return 'nothing';
  const { mu, sigma, games } = standing;
  return `${mu} ± ${sigma} of ${games} games`;
}
