import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  circles,
  deepFaults,
  folderGraph,
  gameFaults,
  importFaults,
  layerOf,
  PICTURE,
  readPermissionsOf,
  readSources,
} from './importGraph.ts';
import { layersPicture } from './layersPicture.ts';

const permissions = readPermissionsOf();
const { sources } = readSources();

describe('imports', () => {
  it('go where the table in ARCHITECTURE.md allows', () => {
    expect(sources.size).toBeGreaterThan(500);
    expect(importFaults(sources, permissions)).toEqual([]);
  });

  it('keep games apart from each other', () => {
    expect(gameFaults(sources)).toEqual([]);
  });

  it('go through the door of a folder that has one', () => {
    expect(deepFaults(sources)).toEqual([]);
  });

  it('form no circle between folders', () => {
    expect(circles(sources)).toEqual([]);
  });

  it('have a row in the table for every layer, and a layer for every row', () => {
    const layers = new Set([...sources.keys()].map(layerOf));
    expect([...permissions.keys()].sort()).toEqual([...layers].sort());
  });

  it('look as the picture in ARCHITECTURE.md shows them', () => {
    expect(readFileSync(PICTURE, 'utf8')).toBe(layersPicture(folderGraph(sources, layerOf)));
  });
});

describe('wrong imports', () => {
  it('between layers are noticed, by alias and by path', () => {
    const wrong = new Map([
      ['src/kernel/a.ts', "import { x } from '#games';"],
      ['src/kernel/b.ts', "export * from '../bots/index.ts';"],
      ['src/bots/c.ts', "const m = await import('../client/app/main.tsx');"],
      ['src/client/ui/d.tsx', "import { x } from '../table/screen/TableScreen.tsx';"],
      ['src/client/nowhere/e.ts', ''],
    ]);
    expect(importFaults(wrong, permissions).length).toBe(5);
  });

  it('between games are noticed', () => {
    const wrong = new Map([
      ['src/games/one/d.ts', "import { two } from '#games/two';"],
      ['src/games/one/e.ts', "import { two } from '../two/flow.ts';"],
      ['src/games/one/f/g.ts', "import { three } from '../../three/flow.ts';"],
    ]);
    expect(gameFaults(wrong).length).toBe(3);
  });

  it('past a door are noticed; the door and the folder itself are not', () => {
    const files = new Map([
      ['src/games/one/index.ts', "import './flow.ts';"],
      ['src/games/one/flow.ts', ''],
      ['src/games/one/components.ts', ''],
      ['src/client/boards/one/a.ts', "import '../../../games/one/flow.ts';"],
      ['src/client/boards/one/b.ts', "import '#games/one';"],
      ['src/client/boards/one/c.ts', "import '#games/one/components';"],
    ]);
    expect(deepFaults(files)).toEqual([
      'src/client/boards/one/a.ts imports src/games/one/flow.ts past src/games/one/index.ts',
    ]);
  });

  it('in a circle are noticed, also between the parts of a layer', () => {
    const files = new Map([
      ['src/client/table/log/a.ts', "import '../end/b.ts';"],
      ['src/client/table/end/b.ts', "import '../store/c.ts';"],
      ['src/client/table/store/c.ts', "import '../log/a.ts';"],
      ['src/client/table/prompt/d.ts', "import '../log/a.ts';"],
    ]);
    expect(circles(files)).toEqual([['client/table/log', 'client/table/end', 'client/table/store']]);
  });
});
