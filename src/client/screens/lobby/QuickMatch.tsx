/** Quick match: choose a game and a number of seats, and wait for others. */
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { api, type Queue } from '../../remote/api.ts';
import { newSalt } from '../../remote/socket.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { noteSalt } from '../../settings/notedDeals.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { titleOf } from './titles.ts';

/** The quick match panel. */
export function QuickMatch({ queues }: { queues: readonly Queue[] }) {
  const { lobby } = useText();
  const absence = useText('absence');
  const id = useId();
  const [, go] = useLocation();
  const [choice, setChoice] = useState({ game: 'tangramcity', seats: 2, bots: false });
  const { busy, reason, attempt } = useAttempt();
  const games = [...new Set(queues.map(({ game }) => game))];
  const sizes = queues.filter(({ game }) => game === choice.game);
  const queue = sizes.find(({ seats }) => seats === choice.seats) ?? sizes[0];
  if (!queue) return null;
  const { game, seats, median, waiting } = queue;
  const find = () =>
    attempt(async () => {
      const salt = newSalt();
      const { table } = await api.quick(game, seats, choice.bots, salt);
      noteSalt(table, salt);
      go(`/table/${table}`);
    });
  return (
    <section className="panel" aria-labelledby="quick">
      <div className="head">
        <h2 id="quick">{lobby.quick}</h2>
      </div>
      <p className="meta">{lobby.quickLine}</p>
      <div className="pair">
        <label htmlFor={`${id}-game`}>{lobby.game}</label>
        <label htmlFor={`${id}-seats`}>{lobby.seats}</label>
        <span className="select">
          <select
            id={`${id}-game`}
            className="field"
            value={game}
            onChange={(event) => setChoice({ ...choice, game: event.target.value })}
          >
            {games.map((one) => (
              <option key={one} value={one}>
                {titleOf(one)}
              </option>
            ))}
          </select>
        </span>
        <span className="select">
          <select
            id={`${id}-seats`}
            className="field"
            value={seats}
            onChange={(event) => setChoice({ ...choice, seats: Number(event.target.value) })}
          >
            {sizes.map((one) => (
              <option key={one.seats} value={one.seats}>
                {one.seats}
              </option>
            ))}
          </select>
        </span>
      </div>
      <div className="yes-no">
        <label htmlFor={`${id}-bots`}>{lobby.bots}</label>
        <input
          id={`${id}-bots`}
          className="switch"
          type="checkbox"
          checked={choice.bots}
          aria-describedby={`${id}-help`}
          onChange={(event) => setChoice({ ...choice, bots: event.target.checked })}
        />
        <p id={`${id}-help`} className="help meta">
          {lobby.botsHelp}
        </p>
      </div>
      <p className="meta">{absence.quick}</p>
      <p className="wait" role="status">
        {median === null ? lobby.waitUnknown : lobby.wait(median / 1000)}
        {waiting > 0 && ` ${lobby.waiting(waiting)}`}
      </p>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
      <button type="button" className="btn btn-primary" disabled={busy} onClick={find}>
        {lobby.find}
      </button>
    </section>
  );
}
