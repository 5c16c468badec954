/** Checks of a game's guide: bots play the first game in the learner's seat while the coach tells its notes. */
import { describe, expect, it } from 'vitest';
import {
  apply,
  at,
  type BotName,
  clone,
  type Game,
  type GameTypes,
  type Guide,
  type GuideText,
  type Heuristics,
  LANGUAGES,
  LEARNER,
  NOTES_A_TURN,
  type Note,
  type NoteFacts,
  noteFor,
  type Position,
  Rng,
  start,
  tellDoubt,
  tellNote,
} from '#kernel';
import { MOST, nameOf, wordsIn } from '#kernel/testing';
import { botNamed } from '../levels.ts';
import { differencesTo } from '../reasons.ts';

/** A guide, and what it cites. */
export interface GuideSubject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly heuristics: Heuristics<G>;
  readonly guide: Guide<G>;
  /** Ids of the lessons. */
  readonly lessons: readonly string[];
  /** The text of RULES.md. */
  readonly rules: string;
}

const LEARNERS: readonly BotName[] = ['level1', 'level2', 'level3'];

/** The share of the notes that the first game should bring. */
const TOLD = 0.5;

/** One note as it was told, with what it was told from. */
interface Told<G extends GameTypes> {
  readonly note: Note<G>;
  readonly facts: NoteFacts<G>;
  readonly decision: number;
}

/** A first game to its end. */
interface Played<G extends GameTypes> {
  readonly winners: readonly number[];
  readonly told: readonly Told<G>[];
  /** What the learner's seat chose, and from what. */
  readonly choices: readonly { readonly facts: NoteFacts<G>; readonly chosen: G['action'] }[];
}

/** Declares the tests of a guide. */
export function checkGuide<G extends GameTypes>(subject: GuideSubject<G>): void {
  const { game, guide, lessons, rules } = subject;
  const { notes, text } = guide;
  // Each game is played once, for all tests.
  const games = new Map<BotName, Played<G>>();
  const played = (level: BotName) => {
    const one = games.get(level) ?? playFirst(subject, level);
    games.set(level, one);
    return one;
  };
  const all = () => LEARNERS.map(played);

  describe('the first game', () => {
    it('begins with a decision of the learner', () => {
      const { state } = firstPosition(game, guide).position;
      expect(game.decisions(state).map(({ seat }) => seat)).toContain(LEARNER);
      expect(game.legalActions(state, LEARNER).length).toBeGreaterThan(1);
    });

    it.each(LEARNERS)('is won by %s in the seat of the learner', (level) => {
      expect(played(level).winners).toEqual([LEARNER]);
    });
  });

  describe('notes', () => {
    it('have each its own name, and cite rules and lessons that exist', () => {
      expect(new Set(notes.map(({ id }) => id)).size).toBe(notes.length);
      expect(notes.filter(({ rule }) => !rules.includes(`**${rule}**`)).map(({ id }) => id)).toEqual([]);
      const cited = notes.flatMap(({ lesson }) => (lesson === undefined ? [] : [lesson]));
      expect(cited.filter((lesson) => !lessons.includes(lesson))).toEqual([]);
    });

    it('come once, at most one with a decision', () => {
      for (const { told } of all()) {
        expect(new Set(told.map(({ note }) => note)).size).toBe(told.length);
        expect(new Set(told.map(({ decision }) => decision)).size).toBe(told.length);
      }
    });

    it('come in the first game, most of them', () => {
      const told = new Set(all().flatMap((one) => one.told.map(({ note }) => note.id)));
      const missing = notes.map(({ id }) => id).filter((id) => !told.has(id));
      expect(missing.length, `never told: ${missing.join(', ')}`).toBeLessThanOrEqual(
        notes.length * (1 - TOLD),
      );
    });

    it('say the same to all who know the same', () => {
      for (const { told } of all())
        for (const { note, facts } of told) {
          const twin = twinOf(game, facts);
          expect(note.when(twin)).toBe(true);
          expect(tellNote(text.en, note, twin, nameOf)).toBe(tellNote(text.en, note, facts, nameOf));
        }
    });

    it.each(LANGUAGES)('are short and complete in %s', (language) => {
      const lines = all().flatMap(({ told }) =>
        told.map(({ note, facts }) => tellNote(text[language], note, facts, nameOf)),
      );
      expect(lines.filter((line) => !isSound(line))).toEqual([]);
      const fixed = Object.values<unknown>(text[language].notes).filter((line) => typeof line === 'string');
      expect(fixed.filter((line) => !isSound(line as string))).toEqual([]);
    });
  });

  describe('doubts', () => {
    it('have their limits', () => {
      expect(guide.doubt.points).toBeGreaterThan(0);
      expect(guide.doubt.times).toBeGreaterThanOrEqual(3);
      expect(guide.doubt.times).toBeLessThanOrEqual(6);
    });

    it.each(LANGUAGES)('are short and complete in %s', (language) => {
      const sentences = played('level1').choices.flatMap((choice) =>
        doubtsAbout(subject, text[language], choice),
      );
      expect(sentences.length).toBeGreaterThan(0);
      expect([...new Set(sentences)].filter((sentence) => !isSound(sentence))).toEqual([]);
    });
  });
}

function isSound(line: string): boolean {
  return line !== '' && wordsIn(line) <= MOST.words && !/undefined|NaN|\{|\[object/.test(line);
}

/** The position after the answers that are given. */
function firstPosition<G extends GameTypes>(game: Game<G>, { firstGame }: Guide<G>) {
  const { options, rivals, seed, given } = firstGame;
  const started = start(game, options, rivals.length + 1, seed);
  let { position } = started;
  const events = [...started.events];
  for (const { seat, action } of given) {
    const applied = apply(game, position, seat, action);
    position = applied.position;
    events.push(...applied.events);
  }
  return { position, events };
}

/** Plays the first game as a table would: with notes before each choice of the learner, and once it is staged. */
function playFirst<G extends GameTypes>(
  { game, heuristics, guide }: GuideSubject<G>,
  level: BotName,
): Played<G> {
  const { rivals, seed } = guide.firstGame;
  const bots = [level, ...rivals].map((one) => botNamed(one, game, heuristics));
  const rngs = bots.map((_, seat) => Rng.fromSeed(seed, `${level} ${seat}`));
  const told: Told<G>[] = [];
  const choices: Played<G>['choices'][number][] = [];
  const begun = firstPosition(game, guide);
  let { position } = begun;
  let answers = 0;
  let inTurn = 0;
  // What the learner saw from each of the last two choices on.
  let seen: G['event'][][] = [[]];
  const see = (events: readonly G['event'][]) =>
    at(seen, seen.length - 1).push(
      ...events.map((event) => game.viewEvent(event, LEARNER)).filter((event) => event !== undefined),
    );
  const tell = (facts: NoteFacts<G>, decision: number) => {
    if (inTurn === NOTES_A_TURN || told.at(-1)?.decision === decision) return;
    const note = noteFor(guide, facts, (one) => told.some((before) => before.note === one));
    if (!note) return;
    told.push({ note, facts, decision });
    inTurn++;
  };
  see(begun.events);
  for (let open = game.decisions(position.state); open.length > 0; open = game.decisions(position.state)) {
    const { seat } = at(open, 0);
    const view = game.view(position.state, seat);
    const legal = game.legalActions(position.state, seat);
    const action = at(bots, seat).choose(seat, view, legal, at(rngs, seat));
    const isChoice = seat === LEARNER && legal.length > 1;
    if (seat !== LEARNER) inTurn = 0;
    if (isChoice) {
      const facts = { ...factsOf(game, position, seen.flat()), answers };
      tell(facts, answers);
      tell({ ...facts, prompt: undefined, legal: [], staged: [action] }, answers);
      choices.push({ facts, chosen: action });
      seen = [...seen.slice(-1), []];
      answers++;
    }
    const applied = apply(game, position, seat, action);
    position = applied.position;
    see(applied.events);
  }
  tell({ ...factsOf(game, position, seen.flat()), answers }, answers);
  return { winners: game.outcome(position.state)?.ranking[0] ?? [], told, choices };
}

function factsOf<G extends GameTypes>(
  game: Game<G>,
  { state }: Position<G>,
  events: readonly G['event'][],
): Omit<NoteFacts<G>, 'answers'> {
  return {
    seat: LEARNER,
    view: clone(game.view(state, LEARNER)),
    prompt: game.decisions(state).find(({ seat }) => seat === LEARNER)?.prompt,
    legal: game.legalActions(state, LEARNER),
    events: [...events],
    staged: [],
    reveals: false,
    outcome: game.outcome(state),
  };
}

/** The same moment in a world that looks the same to the learner. */
function twinOf<G extends GameTypes>(game: Game<G>, facts: NoteFacts<G>): NoteFacts<G> {
  if (facts.outcome) return facts;
  const state = game.imagine(facts.view, Rng.fromSeed('5'.repeat(32)));
  const legal = facts.prompt === undefined ? [] : game.legalActions(state, facts.seat);
  return { ...facts, view: game.view(state, facts.seat), legal };
}

/** What could be said if the choice were compared with a few other answers. */
function doubtsAbout<G extends GameTypes>(
  { heuristics }: GuideSubject<G>,
  text: GuideText<G>,
  { facts, chosen }: Played<G>['choices'][number],
): string[] {
  const { view, seat, legal } = facts;
  const own = heuristics.facts(view, seat, chosen);
  const others = [0, 1, 2].map((part) => at(legal, Math.floor(((legal.length - 1) * part) / 2)));
  return others.flatMap((best) =>
    differencesTo(own, heuristics.facts(view, seat, best)).flatMap(
      ({ side, ...facts }) => tellDoubt(text, side, { ...facts, view, name: nameOf, chosen, best }) ?? [],
    ),
  );
}
