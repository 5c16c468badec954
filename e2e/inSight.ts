/** Plays games with the answers of a bot, given on the board by mouse or finger, and measures what that takes. */
import type { Page } from '@playwright/test';
import { seedNumber } from '#bots';
import type { Title } from '#games';
import { defaultOptions } from '#kernel';
import { LONGEST_GAME } from './boardSteps.ts';
import { type Finger, fingerOn } from './sight/finger.ts';
import type { Target } from './sight/page.ts';
import { type Progress, planTurn, shownKey } from './sight/plan.ts';
import { reach, type Way } from './sight/reach.ts';
import type { Sight } from './sight/visible.ts';
import { withoutPauses } from './steps.ts';

/** The windows in which every answer must be in sight. */
export const WINDOWS = [
  { name: '1280×800', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: '390×844', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

/** One question of the seat that is measured, and what it took to answer it. */
export interface Decision {
  /** The step of the rules. */
  readonly step: string;
  readonly answers: number;
  /** Things to choose that were out of view, or covered, while it was answered: each with what is in the way. */
  readonly outOfView: readonly string[];
  readonly covered: readonly string[];
  /** Taps on board and buttons by their labels, without those that send. */
  readonly taps: readonly string[];
  /** Presses that send. */
  readonly confirms: number;
  /** How far other controls moved under the finger, in pixels. */
  readonly shift: number;
  /** Whether the answer could not be found on the board. */
  readonly lost: boolean;
}

/** Whether every answer could be seen and reached while one was given. */
export function isInSight({ outOfView, covered }: Decision): boolean {
  return outOfView.length + covered.length === 0;
}

/** Which game, and how much of it. */
export interface Course {
  readonly title: Title;
  /** A small number, as in the tools. */
  readonly seed: number;
  readonly seats: number;
  /** Decisions after which it is enough, counted at the end of a turn. */
  readonly most?: number;
}

/** As the setup proposes; it needs no clock, so that every run is the same. */
const RIVAL = 'level3';
const NAMES = ['Ada', 'Bruno', 'Chiyo', 'Dario', 'Edith'];

/** Opens a game on this device against bots, at its first question. */
export async function openInSight(page: Page, { title: { game }, seed, seats }: Course): Promise<Finger> {
  const plan = {
    options: defaultOptions(game.options),
    seats: NAMES.slice(0, seats).map((name, seat) => ({ name, player: seat === 0 ? 'human' : RIVAL })),
  };
  const finger = await fingerOn(page);
  await withoutPauses(page);
  // Boards are measured without the notes of a coach.
  await page.addInitScript(() => localStorage.setItem('skyline.coach', 'off'));
  // The setup begins with the plan of the last game, which the history keeps.
  await page.addInitScript((last) => {
    if (location.pathname.startsWith('/play/')) history.replaceState(last, '');
  }, plan);
  await page.goto(`/play/${game.id}?seed=${seedNumber(seed)}`);
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await finger.asked();
  return finger;
}

/** Plays the game that was opened; gives every decision of the first seat. */
export async function playInSight(
  finger: Finger,
  { title, most = LONGEST_GAME }: Course,
): Promise<Decision[]> {
  const decisions: Decision[] = [];
  for (let turn = 0; decisions.length < most; turn++) {
    const more = await playTurn(finger, title, seedNumber(turn));
    if (more.length === 0) break;
    decisions.push(...more);
  }
  return decisions;
}

/** Answers and sends one turn, or the part of it up to something hidden; nothing when the game is over. */
async function playTurn(finger: Finger, title: Title, seed: string): Promise<Decision[]> {
  const question = await finger.asked();
  if (question.wants !== 'answer') return [];
  const plan = planTurn(title, question, seed);
  const decisions = plan.map(({ question: { prompt, legal } }): Decision => {
    const { step } = prompt as { step: string };
    return {
      step,
      answers: legal.length,
      outOfView: [],
      covered: [],
      taps: [],
      confirms: 0,
      shift: 0,
      lost: false,
    };
  });
  const change = (i: number, part: Partial<Decision>) =>
    decisions.splice(i, 1, { ...decisions[i], ...part } as Decision);
  let shown = shownKey(question);
  let progress: Progress = { done: 0, extra: 0 };
  let hasSteppedBack = false;
  while (progress.done < plan.length) {
    const { done, extra } = progress;
    if (plan[done]?.endsTurn && extra === 0 && (await finger.isBright())) break;
    const way: Way = await reach(finger, plan, progress, shown, !hasSteppedBack);
    hasSteppedBack ||= way.progress.done < done;
    const before = decisions[done];
    change(done, {
      taps: [...(before?.taps ?? []), ...way.taps],
      shift: (before?.shift ?? 0) + way.shift,
      lost: way.lost,
      outOfView: [...(before?.outOfView ?? []), ...inWay(way.seen, 'outOfView')],
      covered: [...(before?.covered ?? []), ...inWay(way.seen, 'covered')],
    });
    if (way.isSent) {
      change(done, { taps: [...(before?.taps ?? []), ...way.taps.slice(0, -1)], confirms: 1 });
      return decisions;
    }
    progress = way.progress;
    shown = way.shown;
  }
  // What can still be chosen is seen also where nothing but the end of the turn is wanted.
  const last = plan.length - 1;
  const ahead = progress.done < plan.length ? [await finger.targets()] : [];
  const { sight, by } = await finger.send();
  const { outOfView = [], covered = [] } = decisions[last] ?? {};
  change(last, {
    confirms: 1,
    outOfView: [
      ...outOfView,
      ...inWay(ahead, 'outOfView'),
      ...(sight === 'outOfView' ? [`primary: ${by}`] : []),
    ],
    covered: [...covered, ...inWay(ahead, 'covered'), ...(sight === 'covered' ? [`primary: ${by}`] : [])],
  });
  return decisions;
}

/** What was out of sight at any time, each thing once. */
function inWay(seen: readonly (readonly Target[])[], sight: Sight): string[] {
  const found = seen.flat().filter((target) => target.leads !== 'button' && target.sight === sight);
  return [...new Map(found.map(({ label, kin, by }) => [`${label} ${kin}`, `${kin}: ${by}`])).values()];
}
