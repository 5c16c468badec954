/** What the gallery is asked to show, out of its address. */

const PARTS = ['board', 'small', 'scene', 'legend'] as const;

export interface GalleryQuery {
  readonly game: string;
  readonly seats: number;
  /** A seat's number; anything else watches. */
  readonly viewer: number | 'spectator';
  /** Answers given by bots before the picture; more than there are means the end. */
  readonly plays: number;
  readonly seed: string;
  readonly options: unknown;
  readonly part: (typeof PARTS)[number];
  /** The first question of this kind instead, seen by whoever is asked. */
  readonly asks: string | null;
  /** Whether the first answer is chosen but not sent. */
  readonly unsent: boolean;
  readonly theme: string | null;
}

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
    unsent: query.has('unsent'),
    theme: query.get('theme'),
  };
}
