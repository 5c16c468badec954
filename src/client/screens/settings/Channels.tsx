/** The devices and addresses somebody is reached at: tested, removed, added. */
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { api, type Channel } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';

interface Props {
  readonly channels: readonly Channel[];
  /** Whether the server sends mail. */
  readonly mail: boolean;
  readonly guest: boolean;
  readonly again: () => void;
}

export function Channels({ channels, mail, guest, again }: Props) {
  const text = useText('notices');
  return (
    <>
      <h3>{text.channels}</h3>
      {channels.length === 0 && <p className="meta">{text.none}</p>}
      <ul className="channels">
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} again={again} />
        ))}
      </ul>
      {guest ? (
        <p className="meta">
          {text.claimFirst} <Link href="/me">{text.claim}</Link>
        </p>
      ) : (
        <>
          {mail && <NewChannel kind="mail" again={again} />}
          <NewChannel kind="hook" again={again} />
        </>
      )}
    </>
  );
}

const FORM_NAMES: Readonly<Record<string, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
  json: 'JSON',
};

function ChannelRow({
  channel: { id, name, form, state, answer },
  again,
}: {
  channel: Channel;
  again: () => void;
}) {
  const text = useText('notices');
  const [tested, setTested] = useState<keyof typeof text.tested>();
  const { busy, reason, attempt } = useAttempt();
  const label = form === '' ? name : `${FORM_NAMES[form] ?? form}, ${name}`;
  const button = (words: string, work: () => Promise<unknown>): ReactNode => (
    <button
      type="button"
      className="btn btn-line"
      aria-label={text.of(words, label)}
      disabled={busy}
      onClick={() => void attempt(work)}
    >
      {words}
    </button>
  );
  const test = async () => {
    setTested(undefined);
    setTested((await api.testChannel(id)).was);
    again();
  };
  const change = (work: Promise<unknown>) => work.then(again);
  return (
    <li>
      <div>
        <b>{label}</b>
        <p className="meta" role="status">
          {tested ? text.tested[tested] : text.state[state]}
          {state === 'failed' && answer !== null && ` (${answer})`}
        </p>
      </div>
      {state === 'on' && button(text.test, test)}
      {(state === 'off' || state === 'failed') && button(text.switchOn, () => change(api.switchOn(id)))}
      {button(text.remove, () => change(api.removeChannel(id)))}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </li>
  );
}

/** A form for one more address. */
function NewChannel({ kind, again }: { kind: 'mail' | 'hook'; again: () => void }) {
  const text = useText('notices');
  const { language } = useLanguage();
  const id = useId();
  const [address, setAddress] = useState('');
  const [form, setForm] = useState('discord');
  const [secret, setSecret] = useState<string>();
  const { busy, reason, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      const made = await api.addChannel({ kind, address, language, ...(kind === 'hook' && { form }) });
      setSecret(made.secret);
      setAddress('');
      again();
    });
  return (
    <form
      className="new-channel"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={id}>{text[kind]}</label>
      <div>
        {kind === 'hook' && (
          <span className="select">
            <select
              className="field"
              aria-label={text.hookForm}
              value={form}
              onChange={(event) => setForm(event.target.value)}
            >
              {Object.entries(FORM_NAMES).map(([value, name]) => (
                <option key={value} value={value}>
                  {value === 'json' ? text.other : name}
                </option>
              ))}
            </select>
          </span>
        )}
        <input
          id={id}
          className="field"
          type={kind === 'mail' ? 'email' : 'url'}
          autoComplete={kind === 'mail' ? 'email' : 'off'}
          placeholder={kind === 'mail' ? undefined : 'https://'}
          required
          aria-describedby={`${id}-help`}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <button type="submit" className="btn btn-line" disabled={busy}>
          {text.add}
        </button>
      </div>
      <p id={`${id}-help`} className="meta">
        {kind === 'mail' ? text.mailHelp : text.hookHelp}
      </p>
      {secret !== undefined && (
        <p role="status">
          {text.secret} <code>{secret}</code>
        </p>
      )}
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </form>
  );
}
