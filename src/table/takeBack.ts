/** Taking back freely: as far as nobody has learned anything. */
import { refused, type Seat, takeBack as takeBackPlay } from '#kernel';
import type { Change, CommandContext, Table } from './change.ts';
import { backAt, withTime } from './clock.ts';
import { activeSeatOf, refuseUnlessRunning } from './holders.ts';
import { entriesIn, lineOf } from './line.ts';
import { arrived, askedAnew, isAskedTheSame, movedOn } from './play.ts';
import type { OpenPlay, TableState } from './state.ts';

/** Takes back the person's last choice, and with it what bots have answered since and what was forced. */
export function takeBack(
  { title, state, base }: Table,
  _command: unknown,
  { person }: CommandContext,
): Change {
  const seat = activeSeatOf(state, person);
  refuseUnlessRunning(state);
  if (base === null) throw refused('nothingToTakeBack');
  const { from, plays } = state.open;
  const answers = upToChoice(plays, seat);
  const { position } = takeBackPlay(title.game, { base, plays: answers }, seat);
  const kept = answers.toSpliced(
    answers.findLastIndex((play) => play.seat === seat),
    1,
  );
  const undone = plays.filter((play) => !kept.includes(play));
  const gone = undone.map(({ seq }) => seq);
  const entries = entriesIn(state.line).filter((seq) => !gone.includes(seq));
  const here = backAt(movedOn(state), seat);
  const back: TableState = {
    ...here,
    line: lineOf(entries),
    plays: entries.length,
    open: { from, plays: kept },
  };
  const there = arrived(
    title.game,
    undone.reduce((now, play) => withTime(now, play.seat, -play.earned), back),
    position,
  );
  const isOpen = (other: Seat) => other !== seat && isAskedTheSame(title.game, state, there, other);
  return { happening: { did: 'tookBack', seat, undone: gone }, state: askedAnew(state, there, isOpen) };
}

/** Leaves out what bots answered after the seat's last answer, and that answer where it was forced; and so on until it was a choice. */
function upToChoice(plays: readonly OpenPlay[], seat: Seat): readonly OpenPlay[] {
  const answers = plays.slice(0, 1 + plays.findLastIndex((play) => !play.bot || play.seat === seat));
  const last = answers.findLastIndex((play) => play.seat === seat);
  return answers[last]?.forced ? upToChoice(answers.toSpliced(last, 1), seat) : answers;
}
