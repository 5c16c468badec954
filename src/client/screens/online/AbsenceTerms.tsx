/** How long people may think at a table, and what becomes of those who are late or gone, for all who come to it; terms of a list. */
import type { AbsenceRule, ClockRule } from '#table';
import { useText } from '../../i18n/language.tsx';

const DAY = 86_400_000;

interface Props {
  readonly clock: ClockRule | null;
  readonly absence: AbsenceRule;
}

export function AbsenceTerms({ clock, absence: { after, timeout, level } }: Props) {
  const { online, setup, lobby } = useText();
  const words = useText('absence');
  return (
    <>
      <dt>{lobby.thinking}</dt>
      <dd>
        {clock ? online.clock(clock.bank, clock.increment) : lobby.pace[after < DAY ? 'none' : 'turns']}
      </dd>
      <dt>{clock ? words.timeout : words.gone}</dt>
      <dd>{clock ? words.timeouts[timeout] : words.after(online.span(after))}</dd>
      <dt>{words.level}</dt>
      <dd>{setup.player[level]}</dd>
    </>
  );
}
