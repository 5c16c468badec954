/** A table that waits, in small: its board, and the last thing that somebody else did there. It loads with the game's words. */
import { useEffect, useState } from 'react';
import type { Names } from '#protocol';
import { loadDrawings } from '../../boards/boards.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { WaitingTables } from '../../remote/api.ts';
import { MarkedText, tagged } from '../../table/log/MarkedText.tsx';
import { SmallView } from '../../table/moments/SmallView.tsx';
import { usePlayerNames } from '../../table/store/seatNames.ts';
import { useTitle } from '../../table/titles/useTitle.ts';

interface Props {
  readonly first: NonNullable<WaitingTables['first']>;
  readonly names: Names;
}

/** The board; its place is empty until it is drawn, and for values that are not in play here. */
export function SmallTable({ first: { tableView }, names }: Props) {
  const title = useTitle(tableView.game, tableView.box);
  const { language } = useLanguage();
  const name = usePlayerNames({ tableView, names });
  const { game } = tableView;
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    // Without its picture the card still leads to the table.
    loadDrawings(game).then(
      () => setDrawn(game),
      () => undefined,
    );
  }, [game]);
  if (typeof title === 'string' || drawn !== game) return <span className="small-view" />;
  return <SmallView tableView={tableView} words={title.words[language]} name={name} />;
}

/** In one sentence. */
export function LastMove({ first: { tableView, last }, names }: Props) {
  const title = useTitle(tableView.game, tableView.box);
  const { language } = useLanguage();
  const name = usePlayerNames({ tableView, names });
  if (typeof title === 'string' || last?.happening?.did !== 'played') return null;
  const words = title.words[language];
  const [event] = last.happening.events;
  return event === undefined ? null : <MarkedText sentence={words.event(event, tagged(name))} name={name} />;
}
