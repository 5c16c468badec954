/** One report for moderators: what was said, who it is about, what was done, and what may be done. */
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { LONGEST_WORDS } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { civil, type WholeCase } from '../../table/talk/civil.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { CaseList } from './CasesScreen.tsx';
import { dateInWords } from './dateInWords.ts';
import { NewStepForm } from './NewStepForm.tsx';
import { Verdict } from './Verdict.tsx';
import '../frame/online.css';
import './moderation.css';

export function CaseScreen({ id }: { id: string }) {
  const text = useText('moderation');
  const talk = useText('talk');
  const { language } = useLanguage();
  const { data, reason, again } = useFetched(`case ${id}`, () => civil.case(id));
  if (!data && reason) return <RefusedPage reason={reason} />;
  if (!data) return <Message content="loading" />;
  const { case: row, names } = data;
  const nameOf = (person: string | null) => (person && names[person]) || text.gone;
  const title = text.caseOf(nameOf(row.person));
  return (
    <Page title={title}>
      <div className="wrap online lobby">
        <header>
          <p className="caps eyebrow">{text.staff}</p>
          <h1 className="display">{title}</h1>
          <p className="lead">
            {talk.reason[row.reason]} · {dateInWords(row.created, language)} · {text.by(nameOf(row.reporter))}
          </p>
          {row.name !== '' && <p className="meta">{text.calledThen(row.name)}</p>}
          <Link className="lone-link" href="/moderation">
            {text.toDesk}
          </Link>
        </header>
        <div className="column">
          <Said whole={data} nameOf={nameOf} />
          <section className="panel" aria-labelledby="steps">
            <div className="head">
              <h2 id="steps">{text.steps}</h2>
            </div>
            {data.steps.length === 0 && <p className="meta">{text.noSteps}</p>}
            <ul className="steps">
              {data.steps.map((step) => (
                <Verdict key={step.id} step={step} by={nameOf(step.moderator)} again={again} />
              ))}
            </ul>
          </section>
          <History about={nameOf(row.person)} history={data.person} names={names} />
          <History about={nameOf(row.reporter)} history={data.reporter} names={names} />
        </div>
        <div className="column">
          {row.person !== null && <NewStepForm id={id} again={again} />}
          {row.state === 'open' ? <Close id={id} again={again} /> : <Closed whole={data} />}
        </div>
      </div>
    </Page>
  );
}

function Said({ whole, nameOf }: { whole: WholeCase; nameOf: (person: string | null) => string }) {
  const text = useText('moderation');
  const talk = useText('talk');
  const { words, excerpt, case: row } = whole;
  return (
    <section className="panel" aria-labelledby="said">
      <div className="head">
        <h2 id="said">{text.words}</h2>
      </div>
      {words === '' ? <p className="meta">{text.noWords}</p> : <blockquote>{words}</blockquote>}
      <h3>{text.lines}</h3>
      {excerpt.length === 0 && <p className="meta">{text.noLines}</p>}
      <ol className="excerpt">
        {excerpt.map(({ seq, person, text: line, phrase }) => (
          <li key={seq} data-about={person !== '' && person === row.person ? true : undefined}>
            <b>{nameOf(person)}</b> {phrase ? talk.phrase[phrase] : line}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HistoryProps {
  readonly about: string;
  readonly history: WholeCase['person'];
  readonly names: WholeCase['names'];
}

function History({ about, history, names }: HistoryProps) {
  const text = useText('moderation');
  const id = useId();
  const { reported, reports, sanctions } = history;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{text.history(about)}</h2>
      </div>
      <p>
        {text.casesAbout(reported.length)} · {text.casesBy(reports.length)}
      </p>
      <CaseList cases={reported} names={names} />
      <ul className="steps">
        {sanctions.map((step) => (
          <li key={step.id} className="meta">
            {text.kind[step.kind]}: {step.words || text.noWords}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Close({ id, again }: { id: string; again: () => void }) {
  const text = useText('moderation');
  const field = useId();
  const [answer, setAnswer] = useState('');
  const { busy, reason, attempt } = useAttempt();
  const close = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await civil.close(id, answer);
      again();
    });
  };
  return (
    <section className="panel" aria-labelledby="close">
      <div className="head">
        <h2 id="close">{text.close}</h2>
      </div>
      <form className="stack" onSubmit={close}>
        <label htmlFor={field}>{text.answer}</label>
        <textarea
          id={field}
          className="field"
          rows={3}
          maxLength={LONGEST_WORDS}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {text.closeNow}
        </button>
      </form>
    </section>
  );
}

function Closed({ whole }: { whole: WholeCase }) {
  const text = useText('moderation');
  const { outcome } = whole.case;
  return (
    <section className="panel" aria-labelledby="closed">
      <div className="head">
        <h2 id="closed">{text.closed}</h2>
      </div>
      {outcome !== null && <p>{text.outcome[outcome]}</p>}
      {whole.answer !== '' && <blockquote>{whole.answer}</blockquote>}
    </section>
  );
}
