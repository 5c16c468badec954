/** A number that shows how it changes: gains float up from it, losses sink. */
import { useState } from 'react';

/** The number as it is now, with its last change. */
export function ChangingNumber({ value }: { value: number }) {
  const [seen, setSeen] = useState({ value, step: 0, round: 0 });
  if (seen.value !== value) setSeen({ value, step: value - seen.value, round: seen.round + 1 });
  const { step, round } = seen;
  return (
    <b className="fi-gained" aria-hidden="true">
      {value}
      {step !== 0 && (
        <i key={round} className={step > 0 ? 'fi-float' : 'fi-float fi-sink'}>
          {step > 0 ? `+${step}` : `−${-step}`}
        </i>
      )}
    </b>
  );
}
