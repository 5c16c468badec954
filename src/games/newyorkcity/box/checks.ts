/** What is known about the values of box.json, besides their shape: by the rulebook's lists, notes and examples. */
import type { Check, Problem } from '#box';
import { LANTERNS, LEVELS, SET_SCORERS, VEHICLE_SETS } from '../names.ts';
import { characterChecks } from './characterChecks.ts';
import { mapChecks } from './mapChecks.ts';
import type { NewyorkcityBox } from './schema.ts';

const BASE_VALUES = [6, 7, 8, 8, 9, 10];

export const checks: readonly Check<NewyorkcityBox>[] = [
  {
    rule: 'R1.2',
    problems({ baseValues }) {
      const found = [...baseValues.value].sort((one, two) => one - two);
      if (found.join() === BASE_VALUES.join()) return [];
      return [
        { where: 'baseValues', message: `expected ${BASE_VALUES.join(', ')}, found ${found.join(', ')}` },
      ];
    },
  },
  {
    rule: 'R10.2',
    problems({ tom: { value } }) {
      const found = [...value.easyLevels, ...value.mediumLevels, ...value.hardLevels];
      if (found.join() === LEVELS.join()) return [];
      const message = `expected the levels ${LEVELS.join(', ')} in this order, found ${found.join(', ')}`;
      return [{ where: 'tom', message }];
    },
  },
  ...mapChecks,
  ...characterChecks,
  {
    rule: 'R11.28',
    problems({ lanterns: { value } }) {
      return LANTERNS.flatMap((lantern, i): Problem[] => {
        const other = LANTERNS.slice(0, i).find((before) => value[before] === value[lantern]);
        if (!other) return [];
        const message = `expected a district of its own, found ${value[lantern]}, where the ${other} one is`;
        return [{ where: `lanterns, ${lantern}`, message }];
      });
    },
  },
  {
    rule: 'R11.37',
    problems({ sets: { value } }) {
      return SET_SCORERS.flatMap((scorer): Problem[] => {
        const { vehicles, dollars, skyscrapers } = value[scorer];
        const where = `sets, ${scorer}`;
        if (vehicles.length + dollars + skyscrapers < 2)
          return [{ where, message: 'expected a set of at least two things' }];
        const onlyVehicles = VEHICLE_SETS.some((name) => name === scorer);
        if (onlyVehicles && dollars + skyscrapers > 0)
          return [{ where, message: 'expected a set of vehicles only' }];
        return [];
      });
    },
  },
];
