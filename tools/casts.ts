/** Casts in the product, and whether the reason stands beside each. */
import { parseSync, Visitor } from 'vite';
import type { Sources } from './importGraph.ts';

/** Casts that have no comment on their line and none on the line above; `as const` is no cast. */
export function castsWithoutReason(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    const { program, comments } = parseSync(file, source);
    const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
    const explained = new Set(
      comments.flatMap(({ start, end }) => [lineAt(start), lineAt(end), lineAt(end) + 1]),
    );
    const found: string[] = [];
    new Visitor({
      TSAsExpression({ expression, typeAnnotation }) {
        const type = source.slice(typeAnnotation.start, typeAnnotation.end);
        const lines = [lineAt(expression.end), lineAt(typeAnnotation.start)];
        if (type !== 'const' && !lines.some((line) => explained.has(line)))
          found.push(`${file}:${lines[1]} as ${type}`);
      },
    }).visit(program);
    return found;
  });
}
