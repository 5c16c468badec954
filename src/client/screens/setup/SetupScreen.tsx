/** The setup form of a local game: seats, options, and the rule that forbids them, if any. */
import type { Game, Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { type LocalPlan, nameFor, whyNotPlayable } from '../../table/store/localPlan.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from '../frame/Page.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { SeatsForm } from './SeatsForm.tsx';
import { SetupHeader } from './SetupHeader.tsx';
import './setup.css';

interface Props {
  readonly game: Game;
  readonly words: Words;
  readonly plan: LocalPlan;
  readonly change: (plan: LocalPlan) => void;
  readonly start: (plan: LocalPlan) => void;
}

/** A controlled form. */
export function SetupScreen({ game, words, plan, change, start }: Props) {
  const { setup } = useText();
  const { options, seats } = plan;
  const reason = whyNotPlayable(game, plan);
  const shared = seats.filter(({ player }) => player === 'human').length > 1;
  return (
    <Page title={words.title}>
      <form
        className="wrap setup"
        data-game={game.id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!reason) start({ options, seats: withNames(plan) });
        }}
      >
        <SetupHeader game={game} words={words} eyebrow={setup.eyebrow} />
        <section className="panel" aria-labelledby="seats">
          <div className="head">
            <h2 id="seats">{setup.seats}</h2>
          </div>
          <SeatsForm
            min={game.seats.min}
            max={game.seats.max}
            seats={seats}
            change={(changed) => change({ options, seats: changed })}
          />
          {shared && <p className="meta">{setup.hotSeat}</p>}
        </section>
        <OptionsPanel
          game={game}
          words={words}
          options={options}
          seats={seats.length}
          change={(changed) => change({ seats, options: changed })}
        />
        <div className="go">
          <div role="alert">{reason && <Refusal reason={reason} words={words} game={game.id} />}</div>
          <button type="submit" className="btn btn-primary btn-game btn-big" disabled={reason !== undefined}>
            {setup.start}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** Fills in missing names. */
function withNames({ seats }: LocalPlan): LocalPlan['seats'] {
  return seats.map((plan, seat) => ({ ...plan, name: plan.name.trim() || nameFor(seat) }));
}
