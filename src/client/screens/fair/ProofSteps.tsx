/** The steps of the check that are about the promise: what was promised, what was added, and the seed that follows. */
import { useId, useState } from 'react';
import type { DealProof } from '#kernel';
import type { FairStep as Step } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import type { NotedDeal } from '../../settings/notedDeals.ts';
import { isKnownPromise, isKnownTable, type Known, stepOf } from '../../table/fair/fairCheck.ts';
import { dateInWords } from '../moderation/dateInWords.ts';
import { Digests, FairStep } from './FairStep.tsx';

interface PromiseProps {
  readonly proof: DealProof;
  readonly steps: readonly Step[];
  readonly known: Known;
  readonly noted: NotedDeal | undefined;
  /** With a promise that somebody noted themselves; undefined where the field is empty. */
  readonly compare: (promise: string | undefined) => void;
}

export function PromiseStep({ proof, steps, known, noted, compare }: PromiseProps) {
  const fair = useText('fair');
  const { language } = useLanguage();
  const step = stepOf(steps, 'promise');
  const isOurs = isKnownTable(proof.table, known);
  const holds = step && [step.holds, isOurs, isKnownPromise(proof.promise, known)].every(Boolean);
  const when = dateInWords(noted?.noted ?? 0, language);
  return (
    <FairStep title={fair.steps.promise} holds={holds}>
      <p>{fair.promiseLine}</p>
      {step && <Digests found={step.found} expected={step.expected} />}
      {!isOurs && <p className="fair-bad">{fair.otherTable}</p>}
      {noted?.promise ? (
        <p className={noted.promise === proof.promise ? undefined : 'fair-bad'}>
          {noted.promise === proof.promise ? fair.notedSame(when) : fair.notedOther(when)}
        </p>
      ) : (
        <p className="meta">{fair.notNoted}</p>
      )}
      <OwnPromise promise={proof.promise} compare={compare} />
    </FairStep>
  );
}

function OwnPromise({ promise, compare }: Pick<PromiseProps, 'compare'> & { readonly promise: string }) {
  const fair = useText('fair');
  const id = useId();
  const [text, setText] = useState('');
  const own = text.trim().toLowerCase();
  return (
    <div className="fair-own">
      <label htmlFor={id}>{fair.compare}</label>
      <input
        id={id}
        className="field"
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          compare(target.value.trim().toLowerCase() || undefined);
        }}
      />
      <p role="status">{own && (own === promise ? fair.same : fair.different)}</p>
    </div>
  );
}

interface ChanceProps {
  readonly proof: DealProof;
  readonly noted: NotedDeal | undefined;
  readonly names: readonly string[];
}

/** Whose chance the seed is made of. */
export function ChanceStep({ proof: { secret, salts }, noted, names }: ChanceProps) {
  const fair = useText('fair');
  const own = noted?.salts ?? [];
  const isMissing = own.length > 0 && !salts.some((salt) => own.includes(salt));
  return (
    <FairStep title={fair.steps.chance} holds={undefined}>
      <p>{fair.chanceLine}</p>
      <dl className="fair-parts">
        <dt>{fair.secret}</dt>
        <dd>
          <code>{secret}</code>
        </dd>
        {salts.map((salt, seat) => (
          <div key={seat}>
            <dt>{names[seat] ?? fair.starter}</dt>
            <dd>
              {salt === '' ? <span className="meta">{fair.nothing}</span> : <code>{salt}</code>}
              {own.includes(salt) && <b className="fair-own-mark">{fair.yours}</b>}
            </dd>
          </div>
        ))}
      </dl>
      {isMissing && <p className="fair-bad">{fair.notYours}</p>}
    </FairStep>
  );
}

export function SeedStep({ steps, seed }: { readonly steps: readonly Step[]; readonly seed: string }) {
  const fair = useText('fair');
  const step = stepOf(steps, 'seed');
  return (
    <FairStep title={fair.steps.seed} holds={step?.holds}>
      <p>{fair.seedLine}</p>
      <Digests found={seed} expected={step?.expected ?? seed} />
    </FairStep>
  );
}
