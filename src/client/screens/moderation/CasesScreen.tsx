/** Reports that wait for a moderator or had their answer, and appeals. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { Names } from '#protocol';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useFetched } from '../../remote/useFetched.ts';
import { type CaseRow, civil, type StaffStep } from '../../table/talk/civil.ts';
import { RadioField } from '../../ui/settingFields.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { RefusedPage } from '../frame/RefusedPage.tsx';
import { dateInWords } from './dateInWords.ts';
import { Verdict } from './Verdict.tsx';
import '../frame/online.css';
import './moderation.css';

export function CasesScreen() {
  const text = useText('moderation');
  const { reports } = useText('links');
  const [state, setState] = useState<CaseRow['state']>('open');
  const { data, reason, again } = useFetched(`cases ${state}`, () => civil.cases(state), true);
  if (!data && reason) return <RefusedPage reason={reason} />;
  if (!data) return <Message content="loading" />;
  const choices = [
    { value: 'open', label: text.waiting },
    { value: 'closed', label: text.closed },
  ] as const;
  return (
    <Page title={text.desk}>
      <div className="wrap online lobby">
        <header>
          <p className="caps eyebrow">{text.staff}</p>
          <h1 className="display">{text.desk}</h1>
          <p className="lead">{text.deskLead}</p>
        </header>
        <div className="column">
          <section className="panel bare-legend" aria-labelledby="cases">
            <div className="head">
              <h2 id="cases">{reports}</h2>
            </div>
            <RadioField label={reports} choices={choices} value={state} onChange={setState} />
            {data.cases.length === 0 && <p className="meta">{text.none}</p>}
            <CaseList cases={data.cases} names={data.names} />
          </section>
        </div>
        <div className="column">
          <Appeals appeals={data.appeals} names={data.names} again={again} />
        </div>
      </div>
    </Page>
  );
}

/** Reports, each the way to itself. */
export function CaseList({ cases, names }: { cases: readonly CaseRow[]; names: Names }) {
  const text = useText('moderation');
  const talk = useText('talk');
  const { language } = useLanguage();
  const nameOf = (person: string | null) => (person && names[person]) || text.gone;
  return (
    <ul className="steps">
      {cases.map(({ id, person, reporter, reason, created, outcome }) => (
        <li key={id}>
          <Link className="case-row" href={`/moderation/${id}`}>
            <b>{text.reported(nameOf(person))}</b>
            <span className="chip">{talk.reason[reason]}</span>
            <span className="meta">
              {dateInWords(created, language)} · {text.by(nameOf(reporter))}
            </span>
            {outcome !== null && <span className="meta">{text.outcome[outcome]}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface AppealsProps {
  readonly appeals: readonly StaffStep[];
  readonly names: Names;
  readonly again: () => void;
}

function Appeals({ appeals, names, again }: AppealsProps) {
  const text = useText('moderation');
  return (
    <section className="panel" aria-labelledby="appeals">
      <div className="head">
        <h2 id="appeals">{text.appeals}</h2>
      </div>
      {appeals.length === 0 && <p className="meta">{text.noAppeals}</p>}
      <ul className="steps">
        {appeals.map((step) => (
          <Verdict
            key={step.id}
            step={step}
            by={`${text.reported(names[step.person] || text.gone)} · ${names[step.moderator] || text.gone}`}
            again={again}
          />
        ))}
      </ul>
    </section>
  );
}
