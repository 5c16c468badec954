/** What the coach says and lights now, and how choices are taken in a lesson. */
import { useMemo, useState } from 'react';
import {
  coach,
  type Game,
  type GameTypes,
  LEARNER,
  type Lesson,
  type LessonStep,
  type LineValues,
  type Lit,
  type Reason,
  Refused,
} from '#kernel';
import type { TableModel } from '../screen/useTable.ts';
import { lastChoice, stageOf } from '../staging/stage.ts';
import { withoutTakenBack } from '../store/tableStore.ts';
import { type NextAnswer, nextAnswer } from './nextAnswer.ts';

/** A sentence of the coach: a line of the course, or one that every lesson has. */
export type CoachSentence =
  | { readonly line: string; readonly values: LineValues }
  | { readonly common: 'elsewhere' | 'send' };

/** The coach now. */
export interface Coach {
  readonly says: CoachSentence;
  readonly lit: readonly Lit<string>[];
  /** What is wanted of the learner. */
  readonly wants: 'reading' | 'answer' | 'sending' | 'nothing';
  /** Whether all is done, and sent if it can be. */
  readonly isDone: boolean;
  /** The step the learner is at. */
  readonly index: number;
  /** How often in a row the learner chose something else. */
  readonly misses: number;
  /** What to answer next; undefined where no way leads on. */
  readonly next: NextAnswer | undefined;
  /** Gives it. */
  doNext(): void;
  /** Whether the button that sends the turn leads on. */
  readonly maySend: boolean;
  /** Where the lesson could be taken up again. */
  readonly place: Place;
  read(): void;
  choose(...actions: readonly unknown[]): void;
  change(kept: number, ...actions: readonly unknown[]): void;
}

/** How far a lesson has come: steps before `readTo` were read, and these answers were sent. */
export interface Place {
  readonly readTo: number;
  readonly answers: readonly unknown[];
}

/** A choice that was not taken, and what was said to it. */
interface Miss {
  readonly says: CoachSentence;
  readonly lit: readonly Lit<string>[] | undefined;
  /** After how many answers it was tried; what was said lapses with the next one. */
  readonly after: number;
}

/** What is lit while a turn waits to be sent: the button that sends it. */
const SENDING = ['send'];

/** The coach of a lesson at this table, whose first steps may have been read before. */
export function useCoach(game: Game, lesson: Lesson, table: TableModel, readBefore = 0): Coach {
  const [readTo, setReadTo] = useState(readBefore);
  const [miss, setMiss] = useState<Miss>();
  const [misses, setMisses] = useState(0);
  const { snapshot, stage, complete, staging, sending } = table;
  const given = useMemo(() => answersIn(snapshot.entries), [snapshot.entries]);
  const staged = useMemo(() => stage?.staged.map(({ action }) => action) ?? [], [stage]);
  const now = useMemo(
    () => coach(game, lesson, [...given, ...staged], readTo),
    [game, lesson, given, staged, readTo],
  );
  const current = miss?.after === given.length + staged.length ? miss : undefined;
  const { step, remark, facts, isOff } = now;
  // What goes on with another question cannot be sent yet, and need not be.
  const isSent = stage === undefined || stage.next !== undefined;
  const isDone = step === undefined && isSent;
  // While the others answer there is nothing to show.
  const isAsked = !isDone && (stage ?? snapshot.decision) !== undefined;
  const next = useMemo(
    () => (isAsked ? nextAnswer(lesson, given, staged) : undefined),
    [isAsked, lesson, given, staged],
  );
  // What the step has led to may lack something: then the turn is changed before it is sent.
  const isToChange = facts.chosen.length > 0 && next !== undefined && next.after < staged.length;
  // Any other complete turn is sent before the coach goes on.
  const waitsForSending = !isSent && !isOff && !(step && isToChange);
  const praise = isDone ? lesson.praise.find(({ when }) => when(facts)) : undefined;
  const said = remark ?? praise;
  // In a complete turn another answer replaces the last choice.
  const kept = complete && stage ? lastChoice(stage) : staged.length;
  const place = useMemo(() => ({ readTo, answers: given }), [readTo, given]);
  const wants = isDone
    ? 'nothing'
    : waitsForSending
      ? 'sending'
      : step?.until === 'read'
        ? 'reading'
        : 'answer';

  const missed = (says: CoachSentence, lit: Miss['lit']) => {
    setMiss({ says, lit, after: given.length + staged.length });
    setMisses((count) => count + 1);
  };

  /** Says what there is to say about a choice; one that neither leads on nor can be replaced is not taken. */
  const mayTake = (from: number, actions: readonly unknown[]): boolean => {
    const turn = [...staged.slice(0, from), ...actions];
    try {
      const then = coach(game, lesson, [...given, ...turn], readTo);
      const isComplete = stageOf(game, snapshot.tableView, turn).next === undefined;
      if (!then.isOff || isComplete) {
        setMiss(undefined);
        setMisses((count) => (then.isOff ? count + 1 : 0));
        return true;
      }
      const { remark: about, facts: found } = then;
      missed(
        about ? { line: about.say, values: about.with?.(found) ?? {} } : { common: 'elsewhere' },
        about?.lit,
      );
      return false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const line = lineOn(error.reason, step?.refusals);
      if (line !== undefined) missed({ line, values: {} }, undefined);
      // The table refuses it, too, and names the rule.
      return true;
    }
  };

  const change = (kept: number, ...actions: readonly unknown[]) => {
    if (mayTake(kept, actions)) staging.change(kept, ...actions);
  };

  return {
    says:
      current?.says ??
      (said
        ? { line: said.say, values: said.with?.(facts) ?? {} }
        : isOff
          ? { common: 'elsewhere' }
          : step && wants !== 'sending'
            ? { line: step.say, values: {} }
            : { common: 'send' }),
    lit: current?.lit ?? said?.lit ?? (waitsForSending ? SENDING : litAt(step, misses)),
    wants,
    isDone,
    index: now.index,
    misses,
    next,
    doNext() {
      if (next) change(next.after, next.action);
    },
    // A turn is also sent by what ends it, where that is the answer.
    maySend: sending?.isReady === true && (wants === 'sending' || (isSent && endsTurn(game, next?.action))),
    place,
    read() {
      setMiss(undefined);
      setMisses(0);
      setReadTo(now.index + 1);
    },
    choose(...actions) {
      if (mayTake(kept, actions)) staging.choose(...actions);
    },
    change,
  };
}

/** Less is lit after a choice that did not lead on. */
function litAt(
  step: LessonStep<GameTypes, string, string> | undefined,
  misses: number,
): readonly Lit<string>[] {
  return (misses > 0 ? step?.narrowed : undefined) ?? step?.lit ?? [];
}

function endsTurn(game: Game, action: unknown): boolean {
  return action !== undefined && game.endsTurn?.(action) === true;
}

function lineOn({ code }: Reason, refusals: Readonly<Partial<Record<string, string>>> | undefined) {
  return refusals?.[code];
}

function answersIn(entries: TableModel['snapshot']['entries']): unknown[] {
  return withoutTakenBack(entries).flatMap(({ happening }) =>
    happening?.did === 'played' && happening.seat === LEARNER ? [happening.action] : [],
  );
}
