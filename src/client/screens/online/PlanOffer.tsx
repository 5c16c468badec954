/** At a table by turns, while others are to move: the way to one's plan, what is planned, and why a plan has ended. */
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Title } from '#games';
import { isByTurns, type PlanStep, type TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import type { FeedState } from '../../table/store/feed.ts';
import { newSeed } from '../../table/store/localPlan.ts';
import { seatNames } from '../../table/store/seatNames.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import '../../table/plan/plan.css';

const PlanTable = lazy(() =>
  import('../../table/plan/PlanTable.tsx').then(({ PlanTable }) => ({ default: PlanTable })),
);

/** Whether the viewer may plan at this table at some time. */
export function plansAt({ phase, viewer, ...plan }: TableView): boolean {
  return phase === 'playing' && viewer !== 'spectator' && isByTurns(plan);
}

interface Props {
  readonly title: Title;
  readonly tableView: TableView;
  readonly open: () => void;
}

export function PlanOffer({ title, tableView, open }: Props) {
  const { plan: text } = useText('slow');
  const { id, plays, viewer, seats, awaited, paused } = tableView;
  const { data, again } = useFetched(`plan ${id}`, () => api.plan(id), false, `${plays} ${awaited}`);
  const { attempt } = useAttempt();
  const holder = viewer === 'spectator' ? undefined : seats[viewer];
  const mayPlan =
    viewer !== 'spectator' &&
    !awaited.includes(viewer) &&
    !paused &&
    holder?.kind === 'human' &&
    holder.standIn === null;
  const plan = data?.plan;
  const drop = () => attempt(() => api.dropPlan(id).then(again));
  const planned =
    plan && !plan.ended ? `${text.title}: ${text.waiting(plan.steps.length - plan.done)}` : undefined;
  if (!mayPlan && !plan) return null;
  return (
    <aside className="plan-offer" aria-label={text.title} data-game={title.game.id}>
      {plan?.ended && (
        <section className="notice">
          <p role="status">
            {text.ended} {text.why[plan.ended]}
          </p>
          <button type="button" className="btn btn-line" onClick={drop}>
            {text.understood}
          </button>
        </section>
      )}
      {mayPlan && (
        <button type="button" className="btn btn-line" onClick={open}>
          {planned ?? text.open}
        </button>
      )}
      {planned !== undefined && (
        <>
          {!mayPlan && <p className="notice">{planned}</p>}
          <button type="button" className="btn btn-line" onClick={drop}>
            {text.drop}
          </button>
        </>
      )}
    </aside>
  );
}

interface MakerProps {
  readonly title: Title;
  readonly feedState: Pick<FeedState, 'tableView' | 'names'>;
  readonly close: () => void;
}

/** The plan is made from the table as it was when it was opened; when others move on meanwhile, what was expected may be there already. */
export function PlanMaker({ title, feedState, close }: MakerProps) {
  const all = useText();
  const [{ tableView, names }] = useState(feedState);
  const [branch, setBranch] = useState<Parameters<typeof PlanTable>[0]['branch']>();
  const { busy, reason, attempt } = useAttempt();
  const list = useMemo(() => seatNames({ tableView, names }, all), [tableView, names, all]);
  const named = useRef(list);
  useEffect(() => {
    let active = true;
    void import('../../table/whatif/branch.ts').then(
      ({ branchOfView }) => active && setBranch(branchOfView(title, tableView, named.current, newSeed())),
    );
    return () => {
      active = false;
    };
  }, [title, tableView]);
  const save = (steps: readonly PlanStep[]) =>
    attempt(async () => {
      await api.makePlan(tableView.id, steps);
      close();
    });
  if (!branch) return null;
  return (
    <Suspense>
      <PlanTable
        title={title}
        branch={branch}
        save={save}
        busy={busy}
        back={close}
        refusal={reason && <Refusal reason={reason} />}
      />
    </Suspense>
  );
}
