/** Opens and closes the log or the chat; says how much is new there. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { LogFold, RailPart } from './useLog.ts';

interface Props {
  readonly log: LogFold;
  readonly part: RailPart;
}

export function LogButton({ log: { isOpen, part: open, news, toggle }, part }: Props) {
  const { table, chat } = useText();
  const replay = useText('replay');
  const isShown = isOpen && open === part;
  return (
    <button
      type="button"
      className={`btn btn-quiet log-button open-${part}`}
      aria-expanded={isShown}
      aria-controls="rail"
      onClick={() => toggle(part)}
    >
      <Icon name={part} />
      <span>{part === 'log' ? table.log : chat.heading}</span>
      {!isOpen && news[part] > 0 && (
        <>
          <b className="badge" aria-hidden="true">
            {news[part]}
          </b>
          <i className="sr">, {replay.news(news[part])}</i>
        </>
      )}
    </button>
  );
}
