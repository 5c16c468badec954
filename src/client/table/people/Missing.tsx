/** People who are awaited and not here, where no clock runs: since when, and how to go on without them. */
import { useEffect, useState } from 'react';
import { at, type NameOf } from '#kernel';
import { type Command, replaceableFrom } from '#table';
import { timeOfDay } from '../../i18n/formats.ts';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { Prose, tagged } from '../log/Prose.tsx';
import type { Shown } from '../store/tableStore.ts';
import { Act, Notice } from './Notice.tsx';

/** Who is gone for less is not worth a word, in milliseconds. */
const A_WHILE = 60_000;
/** How often it is looked at again. */
const OFTEN = 5000;

interface Props {
  readonly shown: Pick<Shown, 'tableView' | 'gone' | 'ahead'>;
  readonly name: NameOf;
  readonly command: (command: Command) => void;
}

export function Missing({ shown: { tableView, gone = {}, ahead }, name, command }: Props) {
  const accord = useText('accord');
  const absence = useText('absence');
  const { language } = useLanguage();
  const missing = tableView.seats.flatMap((_, seat) => {
    const from = replaceableFrom(tableView, gone, seat);
    return from === undefined || seat === tableView.viewer ? [] : [{ seat, from }];
  });
  const now = useNow(missing.length > 0) + ahead;
  const isIn =
    tableView.viewer !== 'spectator' &&
    !at(tableView.endings ?? tableView.seats.map(() => null), tableView.viewer);
  return missing.map(({ seat, from }) => {
    const holder = tableView.seats[seat];
    const since = holder?.kind === 'human' ? (gone[holder.person] ?? now) : now;
    if (now - since < Math.min(A_WHILE, tableView.absence.after)) return null;
    const told = absence.goneSince(tagged(name)(seat), timeOfDay(since - ahead, now, language));
    return (
      <Notice
        key={seat}
        says={
          <>
            <Prose sentence={told} name={name} />{' '}
            {now < from && isIn && (
              <span className="meta">{absence.waitUntil(timeOfDay(from - ahead, now, language))}</span>
            )}
          </>
        }
      >
        {now >= from && isIn && (
          <>
            <Act says={accord.standIn(name(seat))} act={() => command({ do: 'standIn', seat })} />
            {tableView.proposal === null && (
              <Act says={absence.callOff} act={() => command({ do: 'propose', request: { kind: 'end' } })} />
            )}
          </>
        )}
      </Notice>
    );
  });
}

/** The device's time, looked at now and then while it matters. */
export function useNow(matters: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!matters) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), OFTEN);
    return () => clearInterval(timer);
  }, [matters]);
  return now;
}
