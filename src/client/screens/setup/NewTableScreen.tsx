/** Sets up a new table on the server: seats, access, clock and options. */
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Title } from '#games';
import { defaultOptions, type Options } from '#kernel';
import { type TablePlan, usualAbsence } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { api } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { whyNotPlayable } from '../../table/store/localPlan.ts';
import { useTitle } from '../../table/titles/useTitle.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { RequireName } from '../account/RequireName.tsx';
import { Message } from '../frame/Message.tsx';
import { Page } from '../frame/Page.tsx';
import { peopleApi } from '../person/peopleApi.ts';
import { AbsenceFields } from './AbsenceFields.tsx';
import { ClockField, isClock, type Thinking } from './ClockField.tsx';
import { ladderOf } from './ladderOf.ts';
import { absenceAt, firstSeats, holderOf, type SeatChoice } from './newTable.ts';
import { OnlineSeatsForm } from './OnlineSeatsForm.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { makeSeatLink } from './quickTable.ts';
import { RatedField } from './RatedField.tsx';
import { SetupHeader } from './SetupHeader.tsx';
import './setup.css';

/** Loads the game, then shows the form; asks for a name first. */
export function NewTableScreen({ id }: { id: string }) {
  const title = useTitle(id);
  if (title === 'loading') return <Message content="loading" />;
  if (title === 'unknown') return <Message content="notFound" />;
  if (title === 'failed' || title === 'otherBox') return <Message content="notLoaded" />;
  return <RequireName>{(me) => <Form title={title} mayRate={!me.guest} />}</RequireName>;
}

function Form({ title: { game, words: allWords }, mayRate }: { title: Title; mayRate: boolean }) {
  const { setup, lobby } = useText();
  const words = allWords[useLanguage().language];
  const [, go] = useLocation();
  const group = new URLSearchParams(useSearch()).get('group');
  const [options, setOptions] = useState<Options>(() => defaultOptions(game.options));
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => firstSeats(game));
  const [access, setAccess] = useState<TablePlan['access']>('link');
  const [thinking, setThinking] = useState<Thinking>({ pace: 'none', clock: null });
  const [absence, setAbsence] = useState(() => absenceAt('none'));
  const [rated, setRated] = useState<boolean>();
  const ladder = ladderOf(thinking.clock, access, seats);
  // Against bots most want hints: there it is not the default.
  const isRated = ladder !== undefined && mayRate && (rated ?? ladder === 'people');
  const { busy, reason: refusal, attempt } = useAttempt();
  const reason = whyNotPlayable(game, { options, seats }) ?? refusal;
  const open = () =>
    attempt(async () => {
      const { clock } = thinking;
      const plan = {
        game: game.id,
        options,
        access,
        clock,
        absence,
        ...(isRated && { rated: ladder }),
        seats: seats.map(holderOf),
      };
      const own = seats.indexOf('me');
      const seat = own < 0 ? null : own;
      const { table } = await (group === null
        ? api.open(plan, seat)
        : peopleApi.openGroupTable(group, plan, seat));
      await makeSeatLink(table);
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
          <OnlineSeatsForm min={game.seats.min} max={game.seats.max} seats={seats} change={setSeats} />
          <Choice
            label={lobby.access}
            values={['link', 'public'] as const}
            value={access}
            labelOf={(one) => lobby.accessKind[one]}
            onChange={setAccess}
          />
          <ClockField
            thinking={thinking}
            absence={absence}
            change={(next) => {
              setThinking(next);
              // How long people may be gone goes with the pace: what was chosen for another does not fit.
              const { after } = next.pace === 'own' ? usualAbsence(next.clock) : absenceAt(next.pace);
              setAbsence({ ...absence, after });
            }}
          />
          <AbsenceFields clock={thinking.clock} absence={absence} change={setAbsence} />
          {ladder && <RatedField kind={ladder} rated={isRated} mayRate={mayRate} change={setRated} />}
        </section>
        <OptionsPanel game={game} words={words} options={options} seats={seats.length} change={setOptions} />
        <div className="go">
          <div role="alert">{reason && <Refusal reason={reason} words={words} game={game.id} />}</div>
          <button
            type="submit"
            className="btn btn-primary btn-game btn-big"
            disabled={busy || !isClock(thinking.clock) || (reason !== undefined && reason !== refusal)}
          >
            {lobby.openTable}
          </button>
        </div>
      </form>
    </Page>
  );
}
