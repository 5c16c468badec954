/** Wins and points by the place in the order of the first round. */
import { useText } from '../../i18n/language.tsx';
import { Panel } from './Panel.tsx';
import type { Turns } from './statisticsApi.ts';
import { TallyTable } from './TallyTable.tsx';

interface Props {
  readonly seats: number;
  readonly turns: Turns;
  readonly even: number | undefined;
}

/** Nothing where everybody sat alone. */
export function TurnTable({ seats, turns, even }: Props) {
  const text = useText('statistics');
  if (turns.length === 0 || even === undefined || seats === 1) return null;
  return (
    <Panel id="turns" heading={text.turnOrder}>
      <TallyTable
        label={text.columns.place}
        rows={turns.map((row) => ({ ...row, key: row.turn, label: text.turns[row.turn] ?? row.turn + 1 }))}
        even={even}
      />
    </Panel>
  );
}
