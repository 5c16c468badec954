/** What is up to the viewer, above everything else: sign up, check in, go to the table. */
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { entersLate } from '#tournament';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { spanInWords } from '../../i18n/spans.ts';
import type { EventsText } from '../../i18n/text/events.ts';
import { timeOfDay } from '../../i18n/timeOfDay.ts';
import type { Me } from '../../remote/api.ts';
import { useAttempt } from '../../remote/useFetched.ts';
import { Confirm } from '../../ui/Confirm.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { NameForm } from '../account/RequireName.tsx';
import { type Deed, type EventPage, type EventPairing, type EventPerson, eventsApi } from './eventsApi.ts';
import { nameIn, pointsIn, timeAndSpan } from './eventWords.ts';

interface Props {
  readonly page: EventPage;
  readonly me: Me | undefined;
  readonly again: () => void;
}

/** What is said, and which buttons go with it. */
interface Says {
  readonly title: string;
  readonly line?: string | undefined;
  readonly act?: ReactNode;
  readonly mayLeave?: boolean;
}

export function MyPlace({ page, me, again }: Props) {
  const text = useText('events');
  const attempt = useAttempt();
  const [isLeaving, setLeaving] = useState(false);
  const act = (deed: Deed) => void attempt.attempt(() => eventsApi.act(page.event.id, deed).finally(again));
  const says = useSays(page, me, (deed, label) => (
    <button
      type="button"
      className="btn btn-primary btn-big"
      disabled={attempt.busy}
      onClick={() => act(deed)}
    >
      {label}
    </button>
  ));
  const { reason } = attempt;
  return (
    <section className="panel my-place" aria-live="polite">
      <div>
        <h2 className="display">{says.title}</h2>
        {says.line && <p>{says.line}</p>}
        {!me && page.event.finished === null && (page.event.round === 0 || entersLate(page.event)) && (
          <NameForm
            label={page.event.round === 0 ? text.join : text.joinLate}
            attempt={attempt}
            onDone={() => eventsApi.act(page.event.id, 'join').finally(again)}
          />
        )}
        <div role="alert">
          {reason && <Refusal reason={reason} />}
          {reason?.code === 'needsAccount' && (
            <Link className="btn btn-line" href="/me">
              {text.make.account}
            </Link>
          )}
        </div>
      </div>
      <div className="acts">
        {says.act}
        {says.mayLeave && (
          <button type="button" className="btn btn-quiet" onClick={() => setLeaving(true)}>
            {text.leave}
          </button>
        )}
      </div>
      {isLeaving && (
        <Confirm
          question={text.leaveSure(page.event.name)}
          detail={text.leaveLine}
          cancelLabel={text.cancel}
          confirmLabel={text.leave}
          onConfirm={() => act('leave')}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  );
}

type Button = (deed: Deed, label: string) => ReactNode;

function useSays(page: EventPage, me: Me | undefined, button: Button): Says {
  const text = useText('events');
  const { language } = useLanguage();
  const told: Told = { page, text, language, button };
  const own = page.people.find(({ number }) => number === page.mine);
  switch (page.event.phase) {
    case 'over':
      return whenOver(told, own);
    case 'calledOff':
      return { title: text.mineNow.calledOff };
    case 'playing':
      return own?.takesPart ? inRound(told, own) : whileOthersPlay(told, own, me !== undefined);
    default:
      return beforehand(told, own, me !== undefined);
  }
}

interface Told {
  readonly page: EventPage;
  readonly text: EventsText;
  readonly language: string;
  readonly button: Button;
}

function beforehand(
  { page, text, language, button }: Told,
  own: EventPerson | undefined,
  isSomebody: boolean,
): Says {
  const { event, people } = page;
  const begins = text.starts(timeAndSpan(event.starts, language, text));
  if (own?.state === 'here')
    return { title: text.mineNow.here(timeAndSpan(event.starts, language, text)), mayLeave: true };
  if (own?.state === 'signedUp' && event.phase === 'checkIn') {
    const line = `${begins}. ${text.mineNow.checkInLine}`;
    return { title: text.mineNow.checkIn, line, act: button('check-in', text.checkIn), mayLeave: true };
  }
  if (own?.state === 'signedUp') {
    const opens = timeAndSpan(event.checkIn, language, text);
    return { title: text.mineNow.signedUp(opens), line: begins, mayLeave: true };
  }
  if (isRemoved(page)) return { title: begins };
  const isIn = ({ state }: EventPerson) => state === 'signedUp' || state === 'here';
  if (people.filter(isIn).length >= event.plan.capacity) return { title: text.mineNow.full, line: begins };
  return { title: text.mineNow.mayJoin, line: begins, act: isSomebody && button('join', text.join) };
}

/** Those whom the organiser has removed are not shown any more. */
function isRemoved({ mine, people }: EventPage): boolean {
  return mine !== null && people.every(({ number }) => number !== mine);
}

/** The viewer is not in it; into some one can still come. */
function whileOthersPlay(told: Told, own: EventPerson | undefined, isSomebody: boolean): Says {
  const { page, text, button } = told;
  const { plan } = page.event;
  const isFull = page.people.filter(({ state }) => state === 'here').length >= plan.capacity;
  if (isRemoved(page) || isFull || !entersLate(page.event))
    return { title: leaderOf(told), line: own?.state === 'absent' ? text.mineNow.absent : undefined };
  return {
    title: text.mineNow.mayComeIn,
    line: text.mineNow.lateLine,
    act: isSomebody && button('join', text.joinLate),
  };
}

function inRound(told: Told, own: EventPerson): Says {
  const { page, text, language, button } = told;
  const { event, pairings } = page;
  const mayComeBack = event.plan.format !== 'elimination' && event.round < event.rounds;
  const back = mayComeBack && button('return', text.comeBack);
  if (own.state === 'out') return { title: text.mineNow.out, act: back };
  if (own.state === 'left') return { title: text.mineNow.left, act: back };
  const pairing = pairings.find(({ round, seats }) => round === event.round && seats.includes(own.number));
  const after =
    event.next === null ? text.mineNow.wait : text.mineNow.next(timeAndSpan(event.next, language, text));
  if (!pairing) {
    const title = event.plan.format === 'elimination' ? text.mineNow.eliminated : text.mineNow.free;
    return { title, ...(event.plan.format !== 'elimination' && { line: after, mayLeave: true }) };
  }
  if (pairing.kind === 'bye') return { title: text.mineNow.free, line: after, mayLeave: true };
  if (pairing.kind === 'late') return { title: text.mineNow.cameLate, line: after, mayLeave: true };
  if (pairing.kind === 'walkover') return { title: text.mineNow.walkover, line: after, mayLeave: true };
  if (pairing.scores)
    return { title: text.mineNow.done(scoreIn(told, pairing, own)), line: after, mayLeave: true };
  return atTable(told, pairing, own);
}

function atTable({ page, text, language }: Told, { seats, table }: EventPairing, own: EventPerson): Says {
  const { event } = page;
  const rivals = seats.filter((number) => number !== own.number).map((number) => nameIn(page, number, '?'));
  const first = seats[0] === own.number ? `${text.mineNow.firstTurn} ` : '';
  const until =
    event.ends === null
      ? ''
      : text.mineNow.until(
          timeOfDay(event.ends, Date.now(), language),
          text.within(spanInWords(Math.max(0, event.ends - Date.now()), language)),
        );
  return {
    title: text.mineNow.play(event.round, new Intl.ListFormat(language).format(rivals)),
    line: first + until,
    act: table ? (
      <Link className="btn btn-primary btn-big" href={`/table/${table}`}>
        {text.goToTable}
      </Link>
    ) : (
      <span>{text.opening}</span>
    ),
    mayLeave: true,
  };
}

function whenOver(told: Told, own: EventPerson | undefined): Says {
  const { page, text } = told;
  const { event, people, seasons } = page;
  const taking = people.filter(({ takesPart, division }) => takesPart && (!own || division === own.division));
  const next = seasons.find(({ season }) => season === event.season + 1);
  return {
    title: leaderOf(told),
    line: own?.takesPart && own.place !== null ? text.mineNow.place(own.place, taking.length) : undefined,
    act: next && (
      <Link className="btn btn-primary" href={`/events/${next.id}`}>
        {text.mineNow.nextSeason}
      </Link>
    ),
  };
}

/** Who has won, or leads, and the terms where nobody does yet. */
function leaderOf({ page, text }: Told): string {
  const { event, people } = page;
  const first = people.find(({ place, division }) => place === 1 && division === 0);
  if (!first || event.phase !== 'over') return text.roundOf(event.round, event.rounds);
  return text.mineNow.won(nameIn(page, first.number, '?'));
}

function scoreIn({ language }: Told, { seats, scores }: EventPairing, own: EventPerson): string {
  return pointsIn(language, scores?.[seats.indexOf(own.number)] ?? 0);
}
