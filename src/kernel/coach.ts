/** Where a learner stands in a lesson: follows from what they answered and how much they read. */
import { same } from './clone.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { LEARNER, type Lesson, type LessonFacts, type LessonStep, type Remark } from './lesson.ts';
import { apply, type Play, type Position } from './position.ts';
import { Rng } from './rng.ts';

/** The learner's place in a lesson. */
export interface Coaching<G extends GameTypes = GameTypes> {
  /** The step they are at; undefined once all are done. */
  readonly step: LessonStep<G, string, string> | undefined;
  readonly index: number;
  /** What to say to choices that did not lead on. */
  readonly remark: Remark<G, string, string> | undefined;
  /** Whether the last choice did not lead on. */
  readonly isOff: boolean;
  /** Since the step began; after the last one, since that began. */
  readonly facts: LessonFacts<G>;
  readonly position: Position<G>;
}

/** The position in which a lesson begins. */
export function lessonStart<G extends GameTypes>({ position, seed }: Lesson<G>): Position<G> {
  return { state: position(), rng: Rng.fromSeed(seed).state };
}

/** Whether the rules let a seat give this answer now. */
export function isOpen<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  { seat, action }: Play<G>,
): boolean {
  return game.legalActions(state, seat).some((answer) => same(answer, action));
}

/** The learner's place after these answers, given or only staged; steps before `readTo` have been read. Refuses what the rules refuse. */
export function coach<G extends GameTypes>(
  game: Game<G>,
  lesson: Lesson<G>,
  answers: readonly unknown[],
  readTo: number,
): Coaching<G> {
  const { steps, replies = [] } = lesson;
  let position = lessonStart(lesson);
  let before = game.view(position.state, LEARNER);
  let index = 0;
  let replied = 0;
  let chosen: G['action'][] = [];
  let events: G['event'][] = [];

  const facts = (): LessonFacts<G> => ({
    before,
    after: game.view(position.state, LEARNER),
    chosen,
    events,
    scores: game.scores(position.state),
    outcome: game.outcome(position.state),
  });

  const next = () => {
    index++;
    // What was done last is what the praise is about.
    if (index === steps.length) return;
    before = game.view(position.state, LEARNER);
    chosen = [];
    events = [];
  };

  /** Goes past steps that are only read. */
  const pass = (to: number) => {
    while (index < to && steps[index]?.until === 'read') next();
  };

  const play = (seat: Seat, action: unknown) => {
    const applied = apply(game, position, seat, action);
    position = applied.position;
    const seen = applied.events.map((event) => game.viewEvent(event, LEARNER));
    events.push(...seen.filter((event) => event !== undefined));
    return applied;
  };

  /** The others answer while nothing is asked of the learner. */
  const reply = () => {
    for (let one = replies[replied]; one; one = replies[++replied]) {
      const awaited = game.decisions(position.state).map(({ seat }) => seat);
      if (awaited.includes(LEARNER) || !awaited.includes(one.seat)) return;
      if (isOpen(game, position.state, one)) play(one.seat, one.action);
    }
  };

  pass(readTo);
  for (const answer of answers) {
    // Who answers has read enough.
    pass(steps.length);
    const applied = play(LEARNER, answer);
    if (!applied.forced) chosen.push(applied.play.action);
    reply();
    const until = steps[index]?.until;
    if (typeof until !== 'function' || !until(facts())) continue;
    next();
    pass(readTo);
  }

  const now = facts();
  const step = steps[index];
  const isOff = step !== undefined && chosen.length > 0 && !step.leads?.(now);
  const remark = isOff ? step.remarks?.find(({ when }) => when(now)) : undefined;
  return { step, index, remark, isOff, facts: now, position };
}
