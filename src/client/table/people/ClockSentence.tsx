/** A table's clock in plain sentences: what everybody has, when it runs, and what happens when it has run out. */
import { type AbsenceRule, type ClockRule, isByTurns } from '#table';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { plainTime } from './timeLeft.ts';

interface Props {
  readonly clock: ClockRule | null;
  readonly absence: AbsenceRule;
}

export function ClockSentence(props: Props) {
  return <p className="meta clock-sentence">{useClockSentence(props)}</p>;
}

/** The same as text. */
export function useClockSentence({ clock, absence }: Props): string {
  const text = useText('slow');
  const { language } = useLanguage();
  const byTurns = isByTurns({ clock, absence });
  if (!clock) return text.without[byTurns ? 'turns' : 'none'];
  const [bank, increment, cap] = [clock.bank, clock.increment, clock.cap].map((time) =>
    plainTime(time, language),
  );
  const sentence =
    clock.increment === 0 ? text.fixed(bank ?? '') : text.clock(bank ?? '', increment ?? '', cap ?? '');
  return [sentence, ...(byTurns ? [text.byTurns] : []), text.timeout[absence.timeout]].join(' ');
}
