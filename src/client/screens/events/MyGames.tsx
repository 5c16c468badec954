/** The viewer's own tables, round by round. */
import { useText } from '../../i18n/language.tsx';
import type { EventPage } from './eventsApi.ts';
import { RoundList } from './RoundList.tsx';

export function MyGames({ page }: { page: EventPage }) {
  const text = useText('events');
  const { mine, pairings } = page;
  const own = pairings.filter(({ seats }) => mine !== null && seats.includes(mine));
  if (own.length === 0) return <p className="meta">{text.noGames}</p>;
  return own.map(({ round }) => (
    <RoundList key={round} page={{ ...page, pairings: own }} round={round} id={`own-${round}`} />
  ));
}
