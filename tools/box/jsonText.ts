/** JSON to be read and edited: what fits into a line stands on one. */

const WIDTH = 110;

export function jsonText(value: unknown): string {
  return `${laidOut(value, '', 0)}\n`;
}

/** `taken` is what already stands on the line. */
function laidOut(value: unknown, indent: string, taken: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + taken + line.length < WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => laidOut(item, inner, 0))
    : Object.entries(value).map(([key, part]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + laidOut(part, inner, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
