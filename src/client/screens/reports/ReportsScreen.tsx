/** What the signed-in person has reported and what became of it; and what was done about them, with the appeal. */
import { useId, useState } from 'react';
import { LONGEST_WORDS } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { Me } from '../../remote/api.ts';
import { useMe } from '../../remote/me.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { civil, type Step } from '../../table/talk/civil.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { MeScreen } from '../account/MeScreen.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { dateInWords } from '../moderation/dateInWords.ts';
import { StepLine } from '../moderation/StepLine.tsx';
import '../frame/online.css';
import '../moderation/moderation.css';

export function ReportsScreen() {
  const me = useMe();
  if (me === 'loading') return <Message content="loading" />;
  if (me === 'unreachable') return <Message content="notLoaded" />;
  return me === 'nobody' ? <MeScreen /> : <Reports me={me} />;
}

function Reports({ me }: { me: Me }) {
  const text = useText('moderation');
  const { reports } = useText('links');
  const { language } = useLanguage();
  return (
    <Page title={reports}>
      <div className="wrap online lobby">
        <header>
          <p className="caps eyebrow">{text.eyebrow}</p>
          <h1 className="display">{reports}</h1>
          <p className="lead">{text.lead}</p>
          {me.bannedUntil !== null && (
            <div className="notice shut-out" role="status">
              <p>
                <b>{text.banned(dateInWords(me.bannedUntil, language))}</b>
              </p>
              <p>{text.bannedLine}</p>
            </div>
          )}
        </header>
        <div className="column">
          <AboutMe />
        </div>
        <div className="column">
          <Mine />
        </div>
      </div>
    </Page>
  );
}

function AboutMe() {
  const text = useText('moderation');
  const { data, reason, again } = useFetched('steps', civil.steps);
  return (
    <section className="panel" aria-labelledby="about">
      <div className="head">
        <h2 id="about">{text.about}</h2>
      </div>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      {data?.sanctions.length === 0 && <p className="meta">{text.noneAbout}</p>}
      <ul className="steps">
        {data?.sanctions.map((step) => (
          <StepLine key={step.id} step={step}>
            {step.appealed === null && step.lifted === null && <Appeal step={step} again={again} />}
          </StepLine>
        ))}
      </ul>
    </section>
  );
}

function Appeal({ step, again }: { step: Step; again: () => void }) {
  const text = useText('moderation');
  const id = useId();
  const [words, setWords] = useState('');
  const { busy, reason, attempt } = useAttempt();
  const send = () =>
    attempt(async () => {
      await civil.appeal(step.id, words);
      again();
    });
  return (
    <details>
      <summary>{text.sendAppeal}</summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={id}>{text.appeal}</label>
        <textarea
          id={id}
          className="field"
          rows={3}
          maxLength={LONGEST_WORDS}
          required
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p className="meta">{text.appealHelp}</p>
        <div role="alert">{reason && <Refusal reason={reason} />}</div>
        <button type="submit" className="btn btn-line" disabled={busy || words.trim() === ''}>
          {text.sendAppeal}
        </button>
      </form>
    </details>
  );
}

function Mine() {
  const text = useText('moderation');
  const talk = useText('talk');
  const { language } = useLanguage();
  const { data, reason } = useFetched('reports', civil.reports);
  return (
    <section className="panel" aria-labelledby="mine">
      <div className="head">
        <h2 id="mine">{text.mine}</h2>
      </div>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      {data?.reports.length === 0 && <p className="meta">{text.noneMine}</p>}
      <ul className="steps">
        {data?.reports.map((report) => (
          <li key={report.id} className="step">
            <div className="step-head">
              <b>{text.reported((report.person && data.names[report.person]) || text.gone)}</b>
              <span className="chip">{talk.reason[report.reason]}</span>
            </div>
            <p className="meta">{dateInWords(report.created, language)}</p>
            {report.words !== '' && <blockquote>{report.words}</blockquote>}
            <p>{report.outcome === null ? text.open : text.outcome[report.outcome]}</p>
            {report.answer !== '' && <p>{report.answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
