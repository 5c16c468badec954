/** The check of one record: its verdict, and below it step by step what was compared. */
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Title } from '#games';
import type { GameRecord } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { notedDeal } from '../../settings/notedDeals.ts';
import {
  type FairCheck,
  type FairVerdict,
  type Known,
  NOT_BEGUN,
  playSteps,
  runCheck,
  verdictOf,
} from '../../table/fair/fairCheck.ts';
import { titleFor } from '../../table/titles/titles.ts';
import { statusOf, type TitleStatus } from '../../table/titles/useTitle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ChanceStep, PromiseStep, SeedStep } from './ProofSteps.tsx';
import { AnswersStep, DealStep } from './ShownSteps.tsx';

interface Props {
  readonly record: GameRecord;
  /** The table that the record should be of. */
  readonly table?: string | undefined;
  readonly replay?: string;
  readonly file?: { readonly address: string; readonly name: string };
  /** Where the page must start anew for other values: keeps the record, and says if it could. */
  readonly beforeReload?: () => boolean;
}

export function FairReport(props: Props) {
  const title = useTitleOf(props.record, props.beforeReload);
  const { loading, notLoaded, reason } = useText();
  if (title === 'loading') return <p role="status">{loading}</p>;
  if (title === 'otherBox') return <p role="alert">{reason.otherBox}</p>;
  if (typeof title === 'string') return <p role="alert">{notLoaded}</p>;
  return <Checked {...props} title={title} />;
}

function Checked({ record, table, replay, file, title }: Props & { readonly title: Title }) {
  const fair = useText('fair');
  const { online } = useText();
  const { language } = useLanguage();
  const words = title.words[language];
  const [promise, setPromise] = useState<string>();
  const noted = useMemo(() => notedDeal(record.proof?.table ?? ''), [record]);
  const check = useCheck(title, record);
  const known: Known = { table, promise: promise ?? (noted?.promise || undefined) };
  const verdict = check.isDone ? verdictOf(record, check.steps, known) : undefined;
  const names = useMemo(
    () => Array.from({ length: record.seats }, (_, seat) => record.names?.[seat] || online.seat(seat + 1)),
    [record, online],
  );
  return (
    <>
      <section className="panel fair-verdict" data-game={record.game} data-verdict={verdict}>
        <p className="caps">{words.title}</p>
        <VerdictLines check={check} record={record} verdict={verdict} />
        <div className="acts">
          {replay && (
            <Link className="btn btn-line" href={replay}>
              {fair.replay}
            </Link>
          )}
          {file && (
            <a className="btn btn-line" href={file.address} download={file.name}>
              {online.record}
            </a>
          )}
        </div>
      </section>
      <ol className="fair-steps">
        {record.proof && (
          <>
            <PromiseStep
              proof={record.proof}
              steps={check.steps}
              known={known}
              noted={noted}
              compare={setPromise}
            />
            <ChanceStep proof={record.proof} noted={noted} names={names} />
            <SeedStep steps={check.steps} seed={record.seed} />
          </>
        )}
        <DealStep steps={check.steps} />
        <AnswersStep check={check} title={title} words={words} names={names} />
      </ol>
    </>
  );
}

interface VerdictProps {
  readonly check: FairCheck;
  readonly record: GameRecord;
  readonly verdict: FairVerdict | undefined;
}

function VerdictLines({ check, record, verdict }: VerdictProps) {
  const fair = useText('fair');
  const plays = playSteps(check.steps);
  const all = record.plays.length;
  if (!verdict)
    return (
      <div role="status">
        <label className="fair-progress">
          {fair.checking(plays.length, all)}
          <progress max={all} value={plays.length} />
        </label>
      </div>
    );
  const draws = plays.filter(({ drawn }) => drawn > 0).length;
  const lines = {
    holds: fair.holdsLine(all, draws),
    broken: fair.brokenLine,
    unproven: fair.unprovenLine,
  };
  return (
    <div role="status">
      <h2 className="display">
        <Icon name={verdict === 'holds' ? 'done' : verdict === 'broken' ? 'remove' : 'refused'} />
        {fair.verdict[verdict]}
      </h2>
      <p>{lines[verdict]}</p>
    </div>
  );
}

/** The game with the values that the record was made with. */
function useTitleOf(record: GameRecord, beforeReload: (() => boolean) | undefined): TitleStatus {
  const [title, setTitle] = useState<TitleStatus>('loading');
  useEffect(() => {
    let active = true;
    titleFor(record.game, record, { beforeReload })
      .catch(statusOf)
      .then((found) => active && setTitle(found));
    return () => {
      active = false;
    };
  }, [record, beforeReload]);
  return title;
}

function useCheck({ game }: Title, record: GameRecord): FairCheck {
  const [check, setCheck] = useState<FairCheck>(NOT_BEGUN);
  useEffect(() => {
    let active = true;
    setCheck(NOT_BEGUN);
    void runCheck(game, record, setCheck, () => active);
    return () => {
      active = false;
    };
  }, [game, record]);
  return check;
}
