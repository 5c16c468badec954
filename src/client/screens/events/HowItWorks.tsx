/** The rules of the event, as they are carried out. */
import { TIE_BREAKS } from '#tournament';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { spanInWords } from '../../i18n/spans.ts';
import type { Event } from './eventsApi.ts';

export function HowItWorks({ event: { plan } }: { event: Event }) {
  const { how, formatLine, tie } = useText('events');
  const { setup } = useText();
  const { language } = useLanguage();
  const { format, seats, byTurns, roundTime, level } = plan;
  const free = format === 'swiss' ? how.free : format === 'elimination' ? undefined : how.noFree;
  const breaks = TIE_BREAKS[format].map((one) => tie[one]);
  return (
    <ul className="how-it-works">
      <li>{formatLine[format]}</li>
      <li>{how.rivals[format]}</li>
      <li>{how.points}</li>
      {format === 'elimination' ? (
        <li>{how.goOn}</li>
      ) : (
        <>
          {seats === 2 && free && <li>{free}</li>}
          <li>{how.seats}</li>
          <li>
            {how.ties} {[...breaks, how.lot].join(', ')}.
          </li>
        </>
      )}
      {format === 'swiss' && <li>{how.late}</li>}
      <li>{byTurns ? how.noShowByTurns : how.noShowLive}</li>
      <li>{how.roundEnd(spanInWords(roundTime, language), setup.player[level])}</li>
    </ul>
  );
}
