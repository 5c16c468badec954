/** What the gallery should show, parsed from its address. */

const PARTS = ['board', 'small', 'scene', 'legend', 'rules'] as const;

/** The query parameters of the gallery. */
export interface GalleryQuery {
  readonly game: string;
  readonly seats: number;
  /** A seat's number; anything else means spectator. */
  readonly viewer: number | 'spectator';
  /** How many answers bots give first; a number past the end shows the end. */
  readonly plays: number;
  readonly seed: string;
  readonly options: unknown;
  readonly part: (typeof PARTS)[number];
  /** Instead, the first question of this kind, as the asked seat sees it. */
  readonly asks: string | null;
  /** Instead, a position laid out by hand. */
  readonly laidOut: string | null;
  /** Whether the first answer is chosen but not sent. */
  readonly unsent: boolean;
  readonly theme: string | null;
}

/** Parses the address; missing parameters get defaults. */
export function queryOf(query: URLSearchParams): GalleryQuery {
  const viewer = query.get('viewer') ?? '0';
  return {
    game: query.get('game') ?? 'flatiron',
    seats: Number(query.get('seats') ?? 2),
    viewer: /^\d$/.test(viewer) ? Number(viewer) : 'spectator',
    plays: query.get('plays') === 'end' ? Number.POSITIVE_INFINITY : Number(query.get('plays') ?? 0),
    seed: (query.get('seed') ?? '1').padStart(32, '0'),
    options: JSON.parse(query.get('options') ?? '{}'),
    part: PARTS.find((part) => part === query.get('part')) ?? 'board',
    asks: query.get('asks'),
    laidOut: query.get('laidOut'),
    unsent: query.has('unsent'),
    theme: query.get('theme'),
  };
}
