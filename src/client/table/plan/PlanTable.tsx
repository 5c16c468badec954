/** A plan in the making: the board goes on as its owner thinks it will, and what was answered there becomes steps. */
import { type ReactNode, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { Title } from '#games';
import { LONGEST_PLAN, type PlanStep } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { TableScreen } from '../screen/TableScreen.tsx';
import { usePlayerNames } from '../store/seatNames.ts';
import type { Branch } from '../whatif/branch.ts';
import { PlanSteps } from './PlanSteps.tsx';
import { draftSteps, type PlannedAnswer, planSteps, planStore } from './planStore.ts';
import '../whatif/whatif.css';
import './plan.css';

interface Props {
  readonly title: Title;
  readonly branch: Branch;
  readonly save: (steps: readonly PlanStep[]) => void;
  readonly busy: boolean;
  readonly back: () => void;
  /** Why it was not kept. */
  readonly refusal: ReactNode;
}

export function PlanTable({ title, branch, save, busy, back, refusal }: Props) {
  const { language } = useLanguage();
  const { plan: text } = useText('slow');
  const id = useId();
  const [kept, setKept] = useState<{ readonly round: number; readonly answers: readonly PlannedAnswer[] }>({
    round: 0,
    answers: [],
  });
  const [loose, setLoose] = useState<ReadonlySet<number>>(new Set());
  const store = useMemo(() => planStore(title, branch, kept.answers), [title, branch, kept]);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  const name = usePlayerNames(snapshot);
  const drafts = useMemo(() => draftSteps(store.answers(), branch.seat), [store, snapshot, branch.seat]);
  const steps = planSteps(drafts, ({ seq }) => loose.has(seq));
  const { viewer, phase } = snapshot.tableView;
  const isFull = steps.length >= LONGEST_PLAN;
  const asked =
    viewer === 'spectator' || phase === 'over'
      ? ''
      : viewer === branch.seat
        ? text.yours
        : text.whose(name(viewer));
  const keep = (answers: readonly PlannedAnswer[]) => setKept(({ round }) => ({ round: round + 1, answers }));
  return (
    <div className="whatif planning" data-game={title.game.id}>
      <section className="whatif-banner plan-banner" aria-labelledby={id}>
        <p>
          <b id={id}>{text.title}</b> <span role="status">{isFull ? text.full : asked}</span>
          <span className="meta plan-lead">
            {text.lead} {title.game.isOpen ? null : text.hidden}
          </span>
        </p>
        <div className="whatif-acts">
          <button
            type="button"
            className="btn btn-primary"
            disabled={busy || steps.length === 0 || steps.length > LONGEST_PLAN}
            onClick={() => save(steps)}
          >
            {text.save}
          </button>
          <button
            type="button"
            className="btn btn-line"
            disabled={drafts.length === 0}
            onClick={() => keep([])}
          >
            {text.startOver}
          </button>
          <button type="button" className="btn btn-line" onClick={back}>
            {text.back}
          </button>
        </div>
        <div role="alert">{refusal}</div>
        <PlanSteps
          drafts={drafts}
          owner={branch.seat}
          snapshot={snapshot}
          words={title.words[language]}
          name={name}
          isAnything={({ seq }) => loose.has(seq)}
          change={({ seq }) => setLoose((before) => toggled(before, seq))}
          removeFrom={(first) =>
            keep(drafts.slice(0, first).flatMap(({ others, own }) => (own ? [...others, own] : others)))
          }
        />
      </section>
      <TableScreen key={kept.round} words={title.words[language]} store={store} game={title.game} />
    </div>
  );
}

function toggled(set: ReadonlySet<number>, seq: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(seq)) next.add(seq);
  return next;
}
