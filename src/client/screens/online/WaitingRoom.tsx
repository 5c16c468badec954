/** A table before its game starts: seats, invitations and the start button. */
import { useId } from 'react';
import { BOT_NAMES, Refused, type Seat } from '#kernel';
import { type Command, type Holder, hostGoneFrom, type Level, type TableView } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import { api, type Me } from '../../remote/api.ts';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { ownSalt } from '../../table/fair/ownSalt.ts';
import { useNow } from '../../table/people/AbsentPlayers.tsx';
import { Notice, NoticeButton } from '../../table/people/Notice.tsx';
import type { Feed, FeedState } from '../../table/store/feed.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { Page } from '../frame/Page.tsx';
import { titleOf } from '../lobby/titles.ts';
import { Invite } from './Invite.tsx';
import { TableTerms } from './TableTerms.tsx';
import './waitingRoom.css';

interface Props {
  readonly feedState: FeedState;
  readonly command: Feed['command'];
  /** Over HTTP, so that friends of the host may sit down too. */
  readonly sit: (seat: Seat) => Promise<unknown>;
  /** Undefined for somebody who watches without a name. */
  readonly me: Me | undefined;
}

/** The waiting room. */
export function WaitingRoom({ feedState, command, sit, me }: Props) {
  const { online, setup, table } = useText();
  const { tableView, names, watching, link } = feedState;
  const { busy, reason, attempt } = useAttempt();
  const isHost = tableView.host === me?.id;
  const seated = tableView.viewer !== 'spectator';
  const invited = useInvited(tableView, me);
  const full = tableView.seats.every(({ kind }) => kind !== 'open');
  const send = (request: Command) =>
    attempt(async () => {
      const refusal = await command(request);
      if (refusal) throw new Refused(refusal);
    });
  return (
    <Page title={titleOf(tableView.game)}>
      <div className="wrap online gathering" data-game={tableView.game}>
        <header>
          <p className="caps eyebrow">{online.gathering}</p>
          <h1 className="display">{titleOf(tableView.game)}</h1>
          <p className="lead">{online.gatheringLine}</p>
          <HostGone feedState={feedState} me={me} send={send} />
          {link !== 'live' && (
            <p className="notice notice-link" role="status">
              {table.link[link]}
            </p>
          )}
        </header>
        <Invite
          table={tableView.id}
          game={tableView.game}
          seats={tableView.seats}
          isHost={isHost}
          access={tableView.access}
        />
        <section className="panel at-seats" aria-labelledby="seats">
          <div className="head">
            <h2 id="seats">{setup.seats}</h2>
          </div>
          <ol className="takers">
            {tableView.seats.map((holder, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                holder={holder}
                feedState={feedState}
                me={me}
                maySit={!seated && invited === true}
                send={send}
                sit={(chosen) => attempt(() => sit(chosen))}
              />
            ))}
          </ol>
          {!seated && invited === false && !full && (
            <p role="status">{online.uninvited(names[tableView.host] || table.nobody)}</p>
          )}
          {watching > 0 && <p className="meta">{table.watching(watching)}</p>}
          <div role="alert">{reason && <Refusal reason={reason} />}</div>
          {isHost ? (
            <button
              type="button"
              className="btn btn-primary btn-game btn-big"
              disabled={!full || busy}
              onClick={() => send({ do: 'start', salt: ownSalt(tableView.id) })}
            >
              {online.start}
            </button>
          ) : null}
          <p className="meta" role="status">
            {full
              ? !isHost && online.hostStarts(names[tableView.host] || table.nobody)
              : online.startsWhenFull}
          </p>
        </section>
        <TableTerms tableView={tableView} />
      </div>
    </Page>
  );
}

/** If the host is absent for long, somebody else at the table can take over. */
function HostGone({ feedState, me, send }: Pick<SeatRowProps, 'feedState' | 'me' | 'send'>) {
  const { table } = useText();
  const words = useText('absence');
  const { tableView, gone, names, clockOffset } = feedState;
  const from = tableView.viewer === 'spectator' ? undefined : hostGoneFrom(tableView.host, gone);
  const now = useNow(from !== undefined) + clockOffset;
  if (from === undefined || now < from || tableView.host === me?.id) return null;
  return (
    <Notice text={words.hostGone(names[tableView.host] || table.nobody)}>
      <NoticeButton label={words.beHost} onClick={() => send({ do: 'host' })} />
    </Notice>
  );
}

/** Whether the person may sit down: at public tables, their own, and friends' tables. Undefined while loading. */
function useInvited({ access, host }: TableView, me: Me | undefined): boolean | undefined {
  const open = access === 'public' || host === me?.id;
  const { data, reason } = useFetched(`friends ${open}`, async () =>
    open ? { friends: [] } : api.friends(),
  );
  if (open || reason) return open;
  return data?.friends.some(({ id }) => id === host);
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly holder: Holder;
  readonly feedState: FeedState;
  readonly me: Me | undefined;
  readonly maySit: boolean;
  readonly send: (command: Command) => void;
  readonly sit: (seat: Seat) => void;
}

/** One seat, and what this person may do with it. */
function SeatRow({
  seat,
  holder,
  feedState: { tableView, names, present, gone, clockOffset },
  me,
  maySit,
  send,
  sit,
}: SeatRowProps) {
  const { online, table } = useText();
  const { here, awaySince } = useText('tables');
  const { language } = useLanguage();
  const isHost = tableView.host === me?.id;
  const own = tableView.viewer === seat;
  const isFree = holder.kind === 'open' || (holder.kind === 'bot' && tableView.access === 'public');
  const person = holder.kind === 'human' ? holder.person : undefined;
  const since = person === undefined ? undefined : gone[person];
  const awayWords =
    since === undefined ? table.away : awaySince(timeOfDay(since - clockOffset, Date.now(), language));
  const botName = holder.kind === 'bot' ? table.botName(seat + 1) : undefined;
  const name = person === undefined ? botName : names[person] || table.nobody;
  const remarks = [
    own && table.you,
    person !== undefined && person === tableView.host && online.host,
    holder.kind === 'bot' && table.bot[holder.level],
  ].filter((remark) => remark !== false);
  return (
    <li className={holder.kind === 'open' ? 'taker taker-free' : 'taker'}>
      <Mark seat={seat} big />
      <p className="taker-name">
        <b>{name ?? online.free}</b>
        {remarks.length > 0 && <span className="meta">{remarks.join(', ')}</span>}
      </p>
      {person !== undefined && (
        <span className="taker-here meta" data-here={own || present.includes(seat)}>
          {own || present.includes(seat) ? here : awayWords}
        </span>
      )}
      <div className="acts">
        {own && (
          <button type="button" className="btn btn-line" onClick={() => send({ do: 'stand' })}>
            {online.stand}
          </button>
        )}
        {maySit && isFree && (
          <button type="button" className="btn btn-line" onClick={() => sit(seat)}>
            {online.sit(seat + 1)}
          </button>
        )}
        {isHost && holder.kind === 'open' && <BotField seat={seat} send={send} />}
        {isHost && !own && name !== undefined && (
          <button type="button" className="btn btn-quiet" onClick={() => send({ do: 'clearSeat', seat })}>
            {online.clear(name)}
          </button>
        )}
      </div>
    </li>
  );
}

function BotField({ seat, send }: Pick<SeatRowProps, 'seat' | 'send'>) {
  const { online, setup } = useText();
  const id = useId();
  return (
    <span className="select">
      <select
        id={id}
        className="field"
        aria-label={online.addBot(seat + 1)}
        value=""
        // The options below are the levels; the first, empty one is already chosen.
        onChange={(event) => send({ do: 'seatBot', seat, level: event.target.value as Level })}
      >
        <option value="">{online.noBot}</option>
        {BOT_NAMES.map((level) => (
          <option key={level} value={level}>
            {setup.player[level]}
          </option>
        ))}
      </select>
    </span>
  );
}
