/** What becomes of people who are late or gone at a table, for all who come to it; terms of a list. */
import type { AbsenceRule, ClockRule } from '#table';
import { useText } from '../../i18n/language.tsx';

interface Props {
  readonly clock: ClockRule | null;
  readonly absence: AbsenceRule;
}

export function Settled({ clock, absence: { after, timeout, level } }: Props) {
  const { online, setup } = useText();
  const words = useText('absence');
  return (
    <>
      <dt>{clock ? words.timeout : words.gone}</dt>
      <dd>{clock ? words.timeouts[timeout] : words.after(online.span(after))}</dd>
      <dt>{words.level}</dt>
      <dd>{setup.player[level]}</dd>
    </>
  );
}
