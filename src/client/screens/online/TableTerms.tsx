/** The terms of a table: access, clock, absence and the game's options, in words. */
import { applies, type OptionValue } from '#kernel';
import type { TableView } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { useTitle } from '../../table/titles/useTitle.ts';
import { AbsenceTerms } from './AbsenceTerms.tsx';
import { DealPromise } from './DealPromise.tsx';

/** The list of terms. */
export function TableTerms({ tableView }: { tableView: TableView }) {
  const { online, setup, lobby } = useText();
  const { promised } = useText('fair');
  const ratings = useText('ratings');
  const { rated } = useText('tables');
  const { language } = useLanguage();
  const title = useTitle(tableView.game, tableView.box);
  const loaded = typeof title === 'string' ? undefined : title;
  const words = loaded?.words[language];
  const plainText = (value: OptionValue): string => {
    if (typeof value === 'boolean') return value ? online.yes : online.no;
    return String(value);
  };
  return (
    <section className="panel" aria-labelledby="agreed">
      <div className="head">
        <h2 id="agreed">{setup.options}</h2>
      </div>
      <dl className="agreed">
        <dt>{lobby.access}</dt>
        <dd>{lobby.accessKind[tableView.access]}</dd>
        <AbsenceTerms clock={tableView.clock} absence={tableView.absence} />
        <dt>{rated}</dt>
        <dd>{ratings.terms[tableView.rated ?? 'none']}</dd>
        {Object.entries(tableView.options).map(([name, value]) => {
          const option = words?.options[name];
          const description = loaded?.game.options[name];
          if (!option || !description || !applies(description, tableView.options, tableView.seats.length))
            return null;
          const each = (one: OptionValue) => option.value?.(one) ?? plainText(one);
          return (
            <div key={name} className="agreed-row">
              <dt>{option.label}</dt>
              <dd>{Array.isArray(value) ? value.map(each).join(', ') || '–' : each(value)}</dd>
            </div>
          );
        })}
      </dl>
      {tableView.promise !== undefined && (
        <>
          <h3>{promised}</h3>
          <DealPromise promise={tableView.promise} />
        </>
      )}
    </section>
  );
}
