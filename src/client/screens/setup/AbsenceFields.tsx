/** A new table's rules for people who are late or absent; which fields are shown depends on the clock. */
import { BOT_NAMES } from '#kernel';
import type { AbsenceRule, ClockRule } from '#table';
import { useText } from '../../i18n/language.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { AWAY_TIMES } from './newTable.ts';
import { SelectField } from './SelectField.tsx';

interface Props {
  readonly clock: ClockRule | null;
  readonly absence: AbsenceRule;
  readonly change: (absence: AbsenceRule) => void;
}

/** The fields. */
export function AbsenceFields({ clock, absence, change }: Props) {
  const { setup, online } = useText();
  const words = useText('absence');
  const { after, timeout, level } = absence;
  return (
    <>
      {clock === null ? (
        <Choice
          label={words.goneAfter}
          values={AWAY_TIMES}
          value={after}
          labelOf={online.span}
          onChange={(one) => change({ ...absence, after: one })}
        />
      ) : (
        <Choice
          label={words.timeout}
          values={['bot', 'lose'] as const}
          value={timeout}
          labelOf={(one) => words.timeouts[one]}
          onChange={(one) => change({ ...absence, timeout: one })}
        />
      )}
      <div className="option option-wide">
        <span aria-hidden="true">
          <b>{words.level}</b>
        </span>
        <SelectField
          label={words.level}
          values={BOT_NAMES}
          value={level}
          labelOf={(one) => setup.player[one]}
          onChange={(one) => change({ ...absence, level: one })}
        />
      </div>
    </>
  );
}
