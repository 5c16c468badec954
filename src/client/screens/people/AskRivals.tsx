/** After a game: those who played too, to ask them to be friends. */
import { useState } from 'react';
import type { PersonId, TableView } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useAttempt, useFetched } from '../../remote/useFetched.ts';
import { peopleApi } from '../person/peopleApi.ts';

interface Props {
  readonly tableView: Pick<TableView, 'seats' | 'viewer'>;
  readonly nameOf: (person: PersonId) => string;
}

/** One button for each who is not a friend yet; nothing for those who only watch. */
export function AskRivals({ tableView: { seats, viewer }, nameOf }: Props) {
  if (viewer === 'spectator') return null;
  return seats.map((holder, seat) =>
    holder.kind === 'human' && seat !== viewer ? (
      <AskOne key={holder.person} person={holder.person} name={nameOf(holder.person)} />
    ) : null,
  );
}

function AskOne({ person, name }: { person: PersonId; name: string }) {
  const text = useText('circle');
  const [isAsked, setAsked] = useState(false);
  const { data: profile } = useFetched(`profile ${person}`, () => peopleApi.profile(person));
  const { busy, attempt } = useAttempt();
  if (isAsked)
    return (
      <p className="meta" role="status">
        {text.asked}
      </p>
    );
  if (!profile?.mayAsk) return null;
  return (
    <button
      type="button"
      className="btn btn-line"
      disabled={busy}
      onClick={() => void attempt(() => peopleApi.ask(person).then(() => setAsked(true)))}
    >
      {text.befriendOne(name)}
    </button>
  );
}
