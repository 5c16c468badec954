/** A new table of the server: options, who may sit down, thinking time, and the seats. */
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import type { Title } from '#games';
import { defaultOptions, type Options } from '#kernel';
import type { TablePlan } from '#table';
import { useLanguage, useText } from '../i18n/language.tsx';
import { whyNotPlayable } from '../play/plan.ts';
import { useTitle } from '../play/useTitle.ts';
import { OptionsPanel } from '../setup/OptionsPanel.tsx';
import { SetupHeader } from '../setup/SetupHeader.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { api } from './api.ts';
import { useAttempt } from './hooks.ts';
import { Named } from './Named.tsx';
import { firstSeats, holderOf, PACES, type Pace, type Sitter } from './newTable.ts';
import { SittersForm } from './SittersForm.tsx';
import '../setup/setup.css';

export function NewTableScreen({ id }: { id: string }) {
  const title = useTitle(id);
  if (title === 'loading') return <Message says="loading" />;
  if (title === 'unknown') return <Message says="notFound" />;
  if (title === 'failed') return <Message says="notLoaded" />;
  return <Named>{() => <Form title={title} />}</Named>;
}

function Form({ title: { game, words: spoken } }: { title: Title }) {
  const { setup, lobby } = useText();
  const words = spoken[useLanguage().language];
  const [, go] = useLocation();
  const [options, setOptions] = useState<Options>(() => defaultOptions(game.options));
  const [seats, setSeats] = useState<readonly Sitter[]>(() => firstSeats(game));
  const [access, setAccess] = useState<TablePlan['access']>('link');
  const [pace, setPace] = useState<Pace>('none');
  const { busy, reason: refusal, attempt } = useAttempt();
  const reason = whyNotPlayable(game, { options, seats }) ?? refusal;
  const open = () =>
    attempt(async () => {
      const plan = { game: game.id, options, access, clock: PACES[pace], seats: seats.map(holderOf) };
      const own = seats.indexOf('me');
      const { table } = await api.open(plan, own < 0 ? null : own);
      go(`/table/${table}`);
    });
  return (
    <Page title={words.title}>
      <form
        className="wrap setup"
        data-game={game.id}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <SetupHeader game={game} words={words} eyebrow={lobby.create} />
        <section className="panel" aria-labelledby="seats">
          <div className="head">
            <h2 id="seats">{setup.seats}</h2>
          </div>
          <SittersForm min={game.seats.min} max={game.seats.max} seats={seats} change={setSeats} />
          <Choice
            label={lobby.access}
            values={['link', 'public']}
            value={access}
            says={lobby.accessKind}
            choose={setAccess}
          />
          <Choice
            label={lobby.thinking}
            values={['none', 'quick', 'calm', 'days']}
            value={pace}
            says={lobby.pace}
            choose={setPace}
          />
        </section>
        <OptionsPanel game={game} words={words} options={options} seats={seats.length} change={setOptions} />
        <div className="go">
          <div role="alert">{reason && <Refusal reason={reason} words={words} game={game.id} />}</div>
          <button
            type="submit"
            className="btn btn-primary btn-game btn-big"
            disabled={busy || (reason !== undefined && reason !== refusal)}
          >
            {lobby.openTable}
          </button>
        </div>
      </form>
    </Page>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly says: Readonly<Record<V, string>>;
  readonly choose: (value: V) => void;
}

function Choice<V extends string>({ label, values, value, says, choose }: ChoiceProps<V>) {
  const group = useId();
  return (
    <fieldset className="option option-wide">
      <legend>{label}</legend>
      <div className="pick">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === value} onChange={() => choose(one)} />
            <span>{says[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
