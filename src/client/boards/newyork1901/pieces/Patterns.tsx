/** One pattern for each district: hatching, waves, dots, crosses, chevrons. */
import { memo } from 'react';

/** The drawing the patterns belong to: each has its own copy, so that it can be saved alone. */
export type Sheet = 'board' | 'scene' | 'legend' | 'rules';

export function patternOf(sheet: Sheet, district: string): string {
  return `url(#ny-${sheet}-${district})`;
}

export const Patterns = memo(function Patterns({ sheet }: { sheet: Sheet }) {
  const units = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id={`ny-${sheet}-red`} width="7" height="7" patternTransform="rotate(45)" {...units}>
        <path d="M0 0V7" className="ny-pat ny-red" />
      </pattern>
      <pattern id={`ny-${sheet}-blue`} width="12" height="7" {...units}>
        <path d="M0 4q3-3.4 6 0t6 0" className="ny-pat ny-blue" />
      </pattern>
      <pattern id={`ny-${sheet}-yellow`} width="7" height="7" {...units}>
        <path d="M1.8 1.8h.01M5.3 5.3h.01" className="ny-pat ny-yellow ny-pat-dots" />
      </pattern>
      <pattern id={`ny-${sheet}-green`} width="10" height="10" {...units}>
        <path d="M2.5.8v3.4M.8 2.5h3.4M7.5 5.8v3.4M5.8 7.5h3.4" className="ny-pat ny-green" />
      </pattern>
      <pattern id={`ny-${sheet}-pink`} width="10" height="8" {...units}>
        <path d="M0 6l5-4l5 4" className="ny-pat ny-pink" />
      </pattern>
    </defs>
  );
});
