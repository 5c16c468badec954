/** What is known about links, vehicles and prestige tiles. */
import type { Check, Problem } from '#box';
import { DISTRICTS, type District, VEHICLES, type Vehicle } from '../names.ts';
import type { NewyorkcityBox } from './schema.ts';

type Values = NewyorkcityBox['values'];
type Link = Values['otherLinks']['value'][number];

/** The links that examples of the rulebook name. */
const KNOWN: readonly Link[] = [
  { between: ['brooklyn', 'queens'], vehicle: 'tram' },
  { between: ['bronx', 'queens'], vehicle: 'subway' },
];

export const mapChecks: readonly Check<NewyorkcityBox>[] = [
  {
    rule: 'R1.5',
    problems: ({ knownLinks: { value } }) =>
      KNOWN.filter((known) => !value.some((link) => nameOf(link) === nameOf(known))).map((known) => ({
        where: 'knownLinks',
        message: `expected the ${nameOf(known)}, which an example of the rulebook uses`,
      })),
  },
  {
    rule: 'R1.5',
    problems: (values) =>
      linksOf(values)
        .filter(({ between: [one, two] }) => one === two)
        .map((link) => ({
          where: 'otherLinks',
          message: `expected two districts, found the ${nameOf(link)}`,
        })),
  },
  {
    rule: 'R7.9',
    problems(values) {
      const names = linksOf(values).map(nameOf);
      return names
        .filter((name, i) => names.indexOf(name) < i)
        .map((name) => ({
          where: 'otherLinks',
          message: `expected different links, found the ${name} twice`,
        }));
    },
  },
  {
    rule: 'R1.5',
    problems: (values) =>
      VEHICLES.flatMap((vehicle): Problem[] => {
        const count = linksBy(values, vehicle).length;
        if (count === 2) return [];
        return [{ where: 'otherLinks', message: `expected two links by ${vehicle}, found ${count}` }];
      }),
  },
  {
    rule: 'R1.5',
    problems(values) {
      const linked = endsOf(linksOf(values));
      return DISTRICTS.filter((district) => !linked.includes(district)).map((district) => ({
        where: 'otherLinks',
        message: `expected a link to ${district}, found none`,
      }));
    },
  },
  {
    rule: 'R10.12',
    problems(values) {
      const [one, two] = linksBy(values, 'taxi');
      const subways = linksBy(values, 'subway');
      const hub = one?.between.find((end) => two?.between.includes(end));
      const atHub = subways.filter(({ between }) => between.some((end) => end === hub)).length;
      const reached = new Set(endsOf([...linksBy(values, 'taxi'), ...subways])).size;
      if (hub && atHub === 1 && reached === 4) return [];
      const message =
        'expected both taxis to meet in a district with one subway, and taxis and subways to reach four districts, as in the example of Tom’s prestige bonus';
      return [{ where: 'otherLinks', message }];
    },
  },
  {
    rule: 'R9.5',
    problems(values) {
      const ways = linksOf(values).filter(({ between }) => between.includes('brooklyn'));
      const reaches = (link: Link, tile: number) => values.prestigeTiles.value[link.vehicle].includes(tile);
      const fits = ways.some(
        (link) => reaches(link, 4) && ways.some((other) => other !== link && reaches(other, 2)),
      );
      if (fits) return [];
      const message =
        'expected a 4 and a 2 that can both be laid in Brooklyn, as in the example of the majorities';
      return [{ where: 'prestigeTiles', message }];
    },
  },
  {
    rule: 'R10.13',
    problems({ prestigeTiles: { value } }) {
      if (VEHICLES.some((vehicle) => new Set(value[vehicle]).size > 1)) return [];
      const message = 'expected different values for at least one vehicle, since Tom takes the higher of two';
      return [{ where: 'prestigeTiles', message }];
    },
  },
];

function linksOf({ knownLinks, otherLinks }: Values): readonly Link[] {
  return [...knownLinks.value, ...otherLinks.value];
}

function linksBy(values: Values, vehicle: Vehicle): readonly Link[] {
  return linksOf(values).filter((link) => link.vehicle === vehicle);
}

function endsOf(links: readonly Link[]): readonly District[] {
  return links.flatMap(({ between }) => between);
}

/** "tram between brooklyn and queens": the same in both directions. */
function nameOf({ between, vehicle }: Link): string {
  return `${vehicle} between ${[...between].sort().join(' and ')}`;
}
