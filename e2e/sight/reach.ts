/** Finds the shortest way to give an answer on a board, by trying what looks most like it first. */
import type { Finger } from './finger.ts';
import type { Asked, Target } from './page.ts';
import { type PlannedAnswer, type Progress, progressOf, shownKey, textOf } from './plan.ts';
import { likeness, NEVER } from './rank.ts';

/** What was seen on the way to an answer. */
export interface Way {
  /** How far the turn follows the plan then, and what is shown. */
  readonly progress: Progress;
  readonly shown: string;
  /** What the taps were on, by their labels. */
  readonly taps: readonly string[];
  /** What could be pressed before each tap. */
  readonly seen: readonly (readonly Target[])[];
  readonly shift: number;
  readonly lost: boolean;
  /** Whether the last tap has sent the turn. */
  readonly isSent: boolean;
}

/** One state of a board on the way, reached by taps from the question. */
interface Node {
  readonly taps: readonly Tap[];
  readonly seen: readonly (readonly Target[])[];
  readonly shift: number;
}

/** A thing by what it says, as its number changes; `nth` of those that say the same. */
type Tap = Pick<Target, 'label' | 'leads' | 'kin'> & { readonly nth: number };

/** A tap that has not been tried yet. */
interface Try {
  readonly from: Node;
  readonly tap: Tap;
  readonly like: number;
}

/** Taps that are tried for one answer before it counts as lost. */
const PATIENCE = 25;
/** Answers after the next one that the same tap may give. */
const AHEAD = 2;
/** Taps that have to be taken back at most. */
const UNDO_MOST = 6;
/** Taps of a whole turn. */
const UNDO_ALL = 30;

/** Gives the plan's next answer, or several at once, or takes back one that is not planned; `start` is what is shown before. Where a tap has given too much, a button may ask for it again, once a turn. */
export async function reach(
  finger: Finger,
  plan: readonly PlannedAnswer[],
  before: Progress,
  start: string,
  mayStepBack: boolean,
): Promise<Way> {
  const { done } = before;
  const goal = plan[done];
  if (!goal) throw new Error('the plan has no such answer');
  const tries: Try[] = [];
  const known = new Set<string>();
  let here: Node | undefined = { taps: [], seen: [], shift: 0 };
  // A button that takes back what a tap has given besides, so that it is asked for.
  let stepBack: Node | undefined;

  /** Notes what can be pressed here, unless the board has looked like this before. */
  const explore = async (node: Node, waits = false): Promise<Node> => {
    const targets = await finger.targets();
    const key = targets.map(({ label, pressed }) => `${label} ${pressed}`).join('|');
    const grown = { ...node, seen: [...node.seen, targets] };
    if (known.has(key)) return grown;
    known.add(key);
    const like = likeness(targets, goal, plan.slice(done + 1, done + 1 + AHEAD));
    for (const [i, target] of targets.entries()) {
      // An answer that waits to be sent is sent when it is pointed at again.
      if ((waits && target.leads === 'answer' && target.pressed) || like[i] === NEVER) continue;
      tries.push({
        from: grown,
        tap: tapOf(target, targets),
        like: like[i] ?? 0,
      });
    }
    return grown;
  };

  here = await explore(here);
  for (let tried = 0; tried < PATIENCE; tried++) {
    tries.sort((one, two) => two.like - one.like || two.from.taps.length - one.from.taps.length);
    const next = tries.shift();
    if (!next) break;
    if (here?.taps !== next.from.taps) {
      await goBack(finger, start, here ? here.taps.some(({ leads }) => leads !== 'answer') : true);
      for (const tap of next.from.taps) await finger.press(find(tap, await finger.targets()));
      await finger.targets();
    }
    const { asked, shift } = await finger.press(find(next.tap, next.from.seen.at(-1) ?? []));
    const node: Node = {
      taps: [...next.from.taps, next.tap],
      seen: next.from.seen,
      shift: next.from.shift + shift,
    };
    if (next.tap.leads === 'send') {
      const taps = needed(node).map(({ label }) => label);
      const progress = { done: plan.length, extra: 0 };
      // What moves after it belongs to the next question.
      const { seen, shift: moved } = next.from;
      return { progress, shown: '', taps, seen, shift: moved, lost: false, isSent: true };
    }
    const shown = shownKey(asked);
    const progress = progressOf(plan, asked);
    if (isCloser(progress, before)) {
      const taps = needed(node).map(({ label }) => label);
      return { progress, shown, taps, seen: node.seen, shift: node.shift, lost: false, isSent: false };
    }
    if (next.tap.leads === 'button' && progress.extra === 0 && progress.done < done) stepBack ??= node;
    // Another answer to the same question waits now; what is pressed next replaces it.
    const isReplaced = asked.wants === 'sending' && textOf(asked.before) === textOf(goal.question.view);
    here = shown === start || isReplaced ? await explore(node, isReplaced) : undefined;
  }
  await goBack(finger, start, true);
  if (stepBack && mayStepBack) {
    for (const tap of stepBack.taps) await finger.press(find(tap, await finger.targets()));
    const asked = await finger.asked();
    const taps = stepBack.taps.map(({ label }) => label);
    return {
      ...stepBack,
      progress: progressOf(plan, asked),
      shown: shownKey(asked),
      taps,
      lost: false,
      isSent: false,
    };
  }
  const seen = [await finger.targets()];
  // A tap may have given what comes after it, too, so the turn begins anew.
  for (let steps = 0; steps <= UNDO_ALL && givenIn(await finger.asked()) > 0; steps++) await finger.undo();
  for (const { action } of plan.slice(0, done + 1)) {
    await finger.give(action);
    await finger.asked();
  }
  const asked = await finger.asked();
  return {
    progress: progressOf(plan, asked),
    shown: shownKey(asked),
    taps: [],
    seen,
    shift: 0,
    lost: true,
    isSent: false,
  };
}

function givenIn(asked: Asked): number {
  return asked.wants === 'nothing' ? 0 : asked.given.length;
}

/** More of the plan is given, or less of what is not planned. */
function isCloser(now: Progress, before: Progress): boolean {
  return now.done > before.done || (now.done === before.done && now.extra < before.extra);
}

/** Without taps that the next one replaces: of things of which one is always chosen, like the turns of a piece, only the last counts. */
function needed({ taps, seen }: Node): readonly Tap[] {
  const isReplaced = (kin: string) =>
    seen.every((targets) => targets.filter((one) => one.kin === kin && one.pressed).length === 1);
  return taps.filter(({ leads, kin }, i) => {
    const next = taps[i + 1];
    return leads !== 'way' || next?.leads !== 'way' || next.kin !== kin || !isReplaced(kin);
  });
}

function tapOf({ label, leads, kin, number }: Target, targets: readonly Target[]): Tap {
  const alike = targets.filter((other) => other.label === label && other.leads === leads);
  return { label, leads, kin, nth: alike.findIndex((other) => other.number === number) };
}

function find({ label, leads, nth }: Tap, targets: readonly Target[]): Target {
  const found = targets.filter((one) => one.label === label && one.leads === leads)[nth];
  if (!found) throw new Error(`"${label}" is gone`);
  return found;
}

/** Takes back what was chosen, until the question is asked again, and forgets what was picked. */
async function goBack(finger: Finger, start: string, hasPicked: boolean): Promise<void> {
  for (let steps = 0; shownKey(await finger.asked()) !== start; steps++) {
    if (steps >= UNDO_MOST) throw new Error('the question does not come back');
    await finger.undo();
  }
  if (hasPicked) await finger.comeBack();
  await finger.asked();
}
