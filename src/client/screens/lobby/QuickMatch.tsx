/** Quick match: a game, a size, how long it usually takes, and off. */
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { api, type Queue } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { titleOf } from './titles.ts';

export function QuickMatch({ queues }: { queues: readonly Queue[] }) {
  const { lobby } = useText();
  const absence = useText('absence');
  const id = useId();
  const [, go] = useLocation();
  const [wanted, setWanted] = useState({ game: 'tangramcity', seats: 2, bots: false });
  const { busy, reason, attempt } = useAttempt();
  const games = [...new Set(queues.map(({ game }) => game))];
  const sizes = queues.filter(({ game }) => game === wanted.game);
  const queue = sizes.find(({ seats }) => seats === wanted.seats) ?? sizes[0];
  if (!queue) return null;
  const { game, seats, median, waiting } = queue;
  const find = () =>
    attempt(async () => {
      const { table } = await api.quick(game, seats, wanted.bots);
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
            onChange={(event) => setWanted({ ...wanted, game: event.target.value })}
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
            onChange={(event) => setWanted({ ...wanted, seats: Number(event.target.value) })}
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
          checked={wanted.bots}
          aria-describedby={`${id}-help`}
          onChange={(event) => setWanted({ ...wanted, bots: event.target.checked })}
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
