/** Profiles of a server's threads, with the files of src in place of the bundle's lines. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One function on a stack. */
export interface Frame {
  readonly name: string;
  /** From src/ on; or of a package, `node:…` for Node's own, empty for what is neither. */
  readonly file: string;
}

/** A stack, outermost function first, and what was counted there: microseconds, or bytes. */
export interface Sample {
  readonly stack: readonly Frame[];
  readonly value: number;
}

export interface ThreadProfile {
  readonly thread: string;
  readonly samples: readonly Sample[];
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface CpuNode {
  readonly id: number;
  readonly callFrame: CallFrame;
  readonly hitCount: number;
  readonly children?: readonly number[];
}

interface AllocationNode {
  readonly callFrame: CallFrame;
  readonly selfSize: number;
  readonly children: readonly AllocationNode[];
}

/** Time in which a thread did nothing. */
const IDLE = '(idle)';

/** CPU time of each thread: the profiler says where, the system how much. */
export function cpuProfiles(folder: string): ThreadProfile[] {
  return filesIn(folder, 'cpu').map(({ thread, spent, profile }) => {
    const frames = new Frames();
    const nodes = new Map<number, CpuNode>(profile.nodes.map((node: CpuNode) => [node.id, node]));
    const samples: Sample[] = [];
    const walk = (id: number, above: readonly Frame[]): void => {
      const node = nodes.get(id);
      if (!node || node.callFrame.functionName === IDLE) return;
      const stack = [...above, frames.of(node.callFrame)];
      if (node.hitCount > 0) samples.push({ stack, value: node.hitCount });
      for (const child of node.children ?? []) walk(child, stack);
    };
    walk(profile.nodes[0].id, []);
    const hits = samples.reduce((sum, { value }) => sum + value, 0);
    return {
      thread,
      samples: samples.map(({ stack, value }) => ({ stack, value: (value * spent) / hits })),
    };
  });
}

/** What each thread allocated, freed or not. */
export function allocationProfiles(folder: string): ThreadProfile[] {
  return filesIn(folder, 'allocations').map(({ thread, profile }) => {
    const frames = new Frames();
    const samples: Sample[] = [];
    const walk = (node: AllocationNode, above: readonly Frame[]): void => {
      const stack = [...above, frames.of(node.callFrame)];
      if (node.selfSize > 0) samples.push({ stack, value: node.selfSize });
      for (const child of node.children) walk(child, stack);
    };
    walk(profile.head, []);
    return { thread, samples };
  });
}

function filesIn(folder: string, kind: string) {
  const names = readdirSync(folder).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Where functions come from, looked up once in the bundle's source map. */
class Frames {
  private readonly known = new Map<string, Frame>();
  private readonly maps = new Map<string, SourceMap | undefined>();

  of({ functionName, url, lineNumber, columnNumber }: CallFrame): Frame {
    const key = `${functionName} ${url} ${lineNumber} ${columnNumber}`;
    const known = this.known.get(key);
    if (known) return known;
    const frame = { name: functionName, file: this.fileOf(url, lineNumber, columnNumber) };
    this.known.set(key, frame);
    return frame;
  }

  private fileOf(url: string, line: number, column: number): string {
    const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url);
    if (inPackage) return inPackage[1] ?? '';
    if (!url.startsWith('file:')) return url;
    const entry = this.mapOf(url)?.findEntry(line, column);
    const source = entry && 'originalSource' in entry ? entry.originalSource : '';
    return /src\/.*$/.exec(source ?? '')?.[0] ?? '';
  }

  private mapOf(url: string): SourceMap | undefined {
    if (!this.maps.has(url)) {
      const file = `${fileURLToPath(url)}.map`;
      this.maps.set(
        url,
        existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined,
      );
    }
    return this.maps.get(url);
  }
}
