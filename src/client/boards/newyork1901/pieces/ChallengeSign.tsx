/** The sign of a challenge: what it counts, in a hexagon. */
import type { Challenge } from '../box.ts';

const DRAWINGS: Readonly<Record<Challenge, string>> = {
  goldTycoon: 'M10 24V13l3.5-4.500L17 13v11zM18.500 24V13l3.500-4.500 3.500 4.500v11z',
  masterArchitect: 'M10 24V10h5v8h4v-4h6v10z',
  goldPrestige:
    'M17 7.500l2.900 6 6.600.9-4.800 4.600 1.200 6.500-5.900-3.100-5.900 3.100 1.200-6.500L7.500 14.400l6.600-.9z',
  bronzeBaron:
    'M8.500 24.500v-7h5v7zM14.500 24.500v-7h5v7zM20.500 24.500v-7h5v7zM11.500 16.500v-7h5v7zM17.500 16.500v-7h5v7z',
  generationKing: 'M9 24V11l4.500 5L17 8.500l3.500 7.500 4.500-5v13z',
};

/** Parts of a drawing of 34 by 34. */
export function ChallengeSign({ challenge }: { challenge: Challenge }) {
  return (
    <>
      <path d="M32.500 17L24.800 30.400H9.300L1.500 17L9.200 3.600H24.800Z" className="ny-challenge-frame" />
      <path d={DRAWINGS[challenge]} className="ny-challenge-drawing" />
    </>
  );
}
