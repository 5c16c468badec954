/** The sign of a challenge: a picture of what it counts, in a hexagon. */
import type { Challenge } from '#games/newyork1901/components';

const DRAWINGS: Readonly<Record<Challenge, string>> = {
  goldTycoon: 'M10 24V13l3.5-4.500L17 13v11zM18.5 24V13l3.5-4.5 3.5 4.500v11z',
  masterArchitect: 'M10 24V10h5v8h4v-4h6v10z',
  goldPrestige: 'M17 7.500l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.500L7.5 14.400l6.6-.9z',
  bronzeBaron:
    'M8.5 24.500v-7h5v7zM14.5 24.500v-7h5v7zM20.5 24.500v-7h5v7zM11.5 16.500v-7h5v7zM17.5 16.500v-7h5v7z',
  generationKing: 'M9 24V11l4.5 5L17 8.500l3.5 7.5 4.5-5v13z',
};

/** Goes into an SVG of 34 by 34. */
export function ChallengeSign({ challenge }: { challenge: Challenge }) {
  return (
    <>
      <path d="M32.5 17L24.8 30.400H9.300L1.5 17L9.2 3.600H24.800Z" className="ny-challenge-frame" />
      <path d={DRAWINGS[challenge]} className="ny-challenge-drawing" />
    </>
  );
}
