/** How long people may think at a table, and what becomes of those who are late or gone, for all who come to it; terms of a list. */
import type { AbsenceRule, ClockRule } from '#table';
import { useText } from '../../i18n/language.tsx';
import { useClockSentence } from '../../table/people/ClockSentence.tsx';

interface Props {
  readonly clock: ClockRule | null;
  readonly absence: AbsenceRule;
}

export function AbsenceTerms({ clock, absence }: Props) {
  const { after, level } = absence;
  const sentence = useClockSentence({ clock, absence });
  const { online, setup, lobby } = useText();
  const words = useText('absence');
  return (
    <>
      <dt>{lobby.thinking}</dt>
      <dd>{sentence}</dd>
      {!clock && (
        <>
          <dt>{words.gone}</dt>
          <dd>{words.after(online.span(after))}</dd>
        </>
      )}
      <dt>{words.level}</dt>
      <dd>{setup.player[level]}</dd>
    </>
  );
}
