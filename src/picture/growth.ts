/** How a city grew, as one SVG file that moves by itself: no script, no font, nothing from elsewhere. It names nobody. */
import type { Seat } from '#kernel';
import { CARD, CARD_CITY, type CardPlayer, emptyCard, INK } from './card.ts';
import { CITY, type DrawCity } from './city.ts';
import { type Layer, Layers } from './layers.ts';
import { rect, shape } from './shape.ts';
import { elementsOf, lettersOf } from './svg.ts';

/** One moment of a game. */
export interface GrowthMoment {
  readonly view: unknown;
  /** Everybody's points by then: seats, then automata. */
  readonly points: readonly number[];
}

/** A game from its deal to its end. */
export interface GrowthStory {
  readonly game: string;
  readonly title: string;
  /** No more than `MOST_MOMENTS`, evenly spread. */
  readonly moments: readonly GrowthMoment[];
  /** Whose shape each player has: seats have their own, automata one that is free. */
  readonly marks: readonly Seat[];
  readonly winners: readonly number[];
}

/** So many are drawn: more would make a large file, and pass too quickly. */
export const MOST_MOMENTS = 48;

/** In seconds. */
const [LONGEST_STAGE, ALL_STAGES, HOLD, FADE] = [0.7, 15, 4, 0.2];

/** Fills while the city grows. */
const BAR = { x: 40, ...shape('#8f6b1f', rect(40, 590, 819, 5)) };

/** Draws one moment a step, so that others get a turn between. */
export function* growing(
  draw: DrawCity,
  { game, title, moments, marks, winners }: GrowthStory,
): Generator<void, string> {
  const cities = new Layers();
  const cards = new Layers();
  const addCard = (points: readonly number[], firsts: readonly number[]) => {
    const players = points.map(
      (own, player): CardPlayer => ({
        mark: marks[player] ?? player,
        points: own,
        isFirst: firsts.includes(player),
      }),
    );
    const { shapes, lines } = emptyCard(game, title, players);
    cards.add([...elementsOf(shapes), ...lettersOf(lines, INK)]);
  };
  let city: readonly string[] = [];
  for (const { view, points } of moments) {
    const next = elementsOf(draw(view));
    yield;
    if (next.join('') === city.join('')) continue;
    city = next;
    cities.add(city);
    addCard(points, []);
    yield;
  }
  // The end has a stage of its own: points come in, and the winner is named.
  cities.add(city);
  addCard(moments.at(-1)?.points ?? [], winners);
  return fileOf(title, cities, cards);
}

/** Without motion, and where style sheets are not read, it shows the end. */
function fileOf(title: string, cities: Layers, cards: Layers): string {
  const pace = new Pace(cities.pictures);
  const { x, y, scale } = CARD_CITY;
  const [width, height] = [CITY.width * scale, CITY.height * scale];
  const card = groupsOf(cards.layers(), pace);
  const city = groupsOf(cities.layers(), pace);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" role="img">`,
    `<title>${title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</title>`,
    `<style>${pace.style()}</style>`,
    ...card,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${CITY.width} ${CITY.height}">`,
    ...city,
    '</svg>',
    `<g class="bar">${elementsOf([BAR]).join('')}</g>`,
    '</svg>',
  ].join('');
}

function groupsOf(layers: readonly Layer[], pace: Pace): string[] {
  return layers.map(({ from, to, elements }) => {
    const content = elements.join('');
    if (pace.isAlways(from, to)) return content;
    const hidden = pace.isLast(to) ? '' : ' opacity="0"';
    return `<g class="${pace.nameOf(from, to)}"${hidden}>${content}</g>`;
  });
}

/** When each stage is shown, and the style sheet that shows them. */
class Pace {
  private readonly stages: number;
  private readonly stage: number;
  private readonly whole: number;
  private readonly names = new Map<string, string>();
  private readonly rules: string[] = [];

  constructor(stages: number) {
    this.stages = stages;
    this.stage = Math.min(LONGEST_STAGE, ALL_STAGES / stages);
    this.whole = this.stage * (stages - 1) + HOLD;
  }

  isAlways(from: number, to: number): boolean {
    return from === 0 && this.isLast(to);
  }

  isLast(to: number): boolean {
    return to >= this.stages;
  }

  /** The class of what is shown from one stage on until another. */
  nameOf(from: number, to: number): string {
    const key = `${from} ${to}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = `s${this.names.size.toString(36)}`;
    this.names.set(key, name);
    const [begins, gone] = [from * this.stage, to * this.stage + FADE];
    const steps = [
      from === 0 ? '0%{opacity:1}' : `0%,${this.at(begins)}{opacity:0}${this.at(begins + FADE)}{opacity:1}`,
      this.isLast(to) ? '' : `${this.at(gone)}{opacity:1}${this.at(gone + 0.02)},to{opacity:0}`,
    ];
    this.rules.push(`.${name}{animation-name:${name}}@keyframes ${name}{${steps.join('')}}`);
    return name;
  }

  style(): string {
    const built = this.at(this.stage * (this.stages - 1));
    return [
      `.bar{transform-origin:${BAR.x}px 0}`,
      '@media(prefers-reduced-motion:no-preference){',
      `g[class]{animation:${Math.round(this.whole * 100) / 100}s linear infinite}`,
      `.bar{animation-name:bar}@keyframes bar{0%{transform:scaleX(0)}${built},to{transform:none}}`,
      ...this.rules,
      '}',
    ].join('');
  }

  private at(seconds: number): string {
    return `${Math.round(Math.min(1, seconds / this.whole) * 1000) / 10}%`;
  }
}
