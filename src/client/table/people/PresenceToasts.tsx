/** Toasts about people who lose the connection, come back or leave: at most two, over the board and never over the question. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { at, type NameOf } from '#kernel';
import type { Command } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { spanInWords } from '../../i18n/spans.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MarkedText, tagged } from '../log/MarkedText.tsx';
import type { TableSnapshot } from '../store/tableStore.ts';
import { type News, nextLook, presenceNews, type SeatPresence, type Watch } from './presenceNews.ts';
import './toasts.css';

/** How long a toast without buttons stays, in milliseconds. */
const SHOWN = 6000;
/** The oldest makes room. */
const MOST = 2;

interface Props {
  readonly snapshot: TableSnapshot;
  readonly name: NameOf;
  readonly command: (command: Command) => void;
}

type Toast = News & { readonly key: number };

export function PresenceToasts({ snapshot, name, command }: Props) {
  const { toasts, dismiss } = useToasts(snapshot);
  const { viewer, proposal, paused } = snapshot.tableView;
  const mayWait = viewer !== 'spectator' && proposal === null && !paused;
  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <PresenceToast
          key={toast.key}
          toast={toast}
          name={name}
          wait={
            toast.kind === 'left' && mayWait
              ? () => command({ do: 'propose', request: { kind: 'pause' } })
              : undefined
          }
          dismiss={dismiss}
        />
      ))}
    </div>
  );
}

interface ToastProps {
  readonly toast: Toast;
  readonly name: NameOf;
  /** Asks for a pause, where that can be asked. */
  readonly wait: (() => void) | undefined;
  readonly dismiss: (key: number) => void;
}

/** Those with buttons stay until they are answered; the others go by themselves, but not from under a hand. */
function PresenceToast({ toast, name, wait, dismiss }: ToastProps) {
  const { key, seat, kind } = toast;
  const { aside } = useText();
  const { language } = useLanguage();
  const text = useText('tables');
  const { close } = useText('kit');
  const [isHeld, setHeld] = useState(false);
  const stays = wait !== undefined || isHeld;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(key), SHOWN);
    return () => clearTimeout(timer);
  }, [stays, key, dismiss]);
  const who = tagged(name)(seat);
  const sentence = {
    lost: () => text.lostConnection(who),
    left: () => text.leftSeat(who),
    returned: () => aside.returned(who),
    back: () => text.isBack(who, spanInWords('away' in toast ? toast.away : 0, language)),
  }[kind]();
  return (
    <fieldset
      className="toast"
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <MarkedText sentence={sentence} name={name} />
      </p>
      {wait ? (
        <div className="acts">
          <button
            type="button"
            className="btn btn-line"
            onClick={() => {
              wait();
              dismiss(key);
            }}
          >
            {text.waitFor(name(seat))}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => dismiss(key)}>
            {text.playOn}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={close}
          title={close}
          onClick={() => dismiss(key)}
        >
          <Icon name="remove" />
        </button>
      )}
    </fieldset>
  );
}

/** The latest toasts; looks again when an absence has become long enough to be told. */
function useToasts({ tableView, gone, link, clockOffset }: TableSnapshot) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const watch = useRef<Watch>(undefined);
  const count = useRef(0);
  const [look, setLook] = useState(0);
  const isWatched = link === 'live' && tableView.phase === 'playing' && gone !== undefined;
  useEffect(() => {
    if (!isWatched) return;
    const now = Date.now() + clockOffset;
    const seen = presenceNews(watch.current, othersAt(tableView, gone), now);
    watch.current = seen.watch;
    if (seen.news.length > 0) {
      const added = seen.news.map((one): Toast => ({ ...one, key: ++count.current }));
      // What was told of a seat before is no longer so.
      const isOld = (toast: Toast) => added.some(({ seat }) => seat === toast.seat);
      setToasts((known) => [...known.filter((toast) => !isOld(toast)), ...added].slice(-MOST));
    }
    const wait = nextLook(seen.watch, now);
    if (wait === undefined) return;
    const timer = setTimeout(() => setLook((n) => n + 1), wait);
    return () => clearTimeout(timer);
  }, [tableView, gone, isWatched, clockOffset, look]);
  const dismiss = useCallback(
    (key: number) => setToasts((known) => known.filter((toast) => toast.key !== key)),
    [],
  );
  return { toasts, dismiss };
}

/** The seats of other people; whoever has lost on time or resigned is told of elsewhere. */
function othersAt(
  { seats, viewer, clocks, endings }: TableSnapshot['tableView'],
  gone: NonNullable<TableSnapshot['gone']>,
): readonly SeatPresence[] {
  return seats.flatMap((holder, seat): readonly SeatPresence[] => {
    if (holder.kind !== 'human' || seat === viewer || clocks.late.includes(seat)) return [];
    if (endings && at(endings, seat) !== null) return [];
    return [{ seat, goneSince: gone[holder.person], standsIn: holder.standIn !== null }];
  });
}
