/** What moderators did, and whether any of it was changed since; for admins. */
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useFetched } from '../../remote/useFetched.ts';
import { civil } from '../../table/talk/civil.ts';
import { Icon } from '../../ui/Icon.tsx';
import { dateInWords } from './dateInWords.ts';
import './moderation.css';

export function AuditPanel() {
  const text = useText('moderation');
  const { language } = useLanguage();
  const { data } = useFetched('audit', civil.audit);
  if (!data) return null;
  const { rows, count, broken, names } = data;
  const nameOf = (person: string | null) => (person && names[person]) || text.gone;
  return (
    <section className="panel" aria-labelledby="audit">
      <div className="head">
        <h2 id="audit">{text.audit}</h2>
      </div>
      {count === 0 ? (
        <p className="meta">{text.noRows}</p>
      ) : broken === null ? (
        <p className="meta">{text.intact(count)}</p>
      ) : (
        <p className="toast" role="alert">
          <Icon name="refused" />
          {text.broken(broken)}
        </p>
      )}
      <ol className="audit">
        {rows.map(({ id, moderator, did, person, created, hash }) => (
          <li key={id}>
            <p>
              <b>{nameOf(moderator)}</b> {text.deed[did]} {person !== null && <b>{nameOf(person)}</b>}
            </p>
            <p className="meta">
              {id} · {dateInWords(created, language)} · <code title={hash}>{hash.slice(0, 8)}</code>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
