/** The layers of src as a small SVG: each on the row above all that it imports, with a line to what no other line leads to. */

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const WIDTH = 760;
const ROW = 58;
const BOX = { width: 118, height: 30 };

export function layersPicture(graph: Graph): string {
  const rows = rowsOf(graph);
  const places = new Map(
    rows.flatMap((layers, i) =>
      layers.map((layer, k) => [
        layer,
        { x: Math.round(((k + 0.5) * WIDTH) / layers.length), y: (rows.length - i - 0.5) * ROW },
      ]),
    ),
  );
  const at = (layer: string) => places.get(layer) ?? { x: 0, y: 0 };
  const lines = [...graph].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((over) => over !== to && reaches(graph, over, to)))
      .sort()
      .map((to) => {
        const [a, b] = [at(from), at(to)];
        const [top, bottom] = [a.y + BOX.height / 2, b.y - BOX.height / 2];
        // A line over several rows bends around what stands between.
        const bend = (b.y - a.y) / ROW > 1 ? BOX.width * (b.x < a.x ? -1.5 : 1.5) : 0;
        const middle = Math.round((a.x + b.x) / 2 + bend);
        return `  <path d="M${a.x} ${top}Q${middle} ${(top + bottom) / 2} ${b.x} ${bottom}"/>`;
      }),
  );
  const boxes = [...places].map(
    ([layer, { x, y }]) =>
      `  <g transform="translate(${x} ${y})"><rect x="${-BOX.width / 2}" y="${-BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="6"/><text y="4">${layer}</text></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${rows.length * ROW}" width="${WIDTH}" role="img" aria-label="The layers of src; each imports only what is below it">
  <style>rect{fill:#fff;stroke:#345}path{stroke:#89a;fill:none}text{font:13px sans-serif;text-anchor:middle;fill:#123}.sheet{stroke:none}</style>
  <rect class="sheet" width="100%" height="100%"/>
${lines.join('\n')}
${boxes.join('\n')}
</svg>
`;
}

/** The lowest row first; a layer stands one row above the highest that it imports. */
function rowsOf(graph: Graph): string[][] {
  const heights = new Map<string, number>();
  const heightOf = (layer: string): number => {
    const known = heights.get(layer);
    if (known !== undefined) return known;
    const height = Math.max(-1, ...[...(graph.get(layer) ?? [])].map(heightOf)) + 1;
    heights.set(layer, height);
    return height;
  };
  const rows: string[][] = [];
  for (const layer of [...graph.keys()].sort()) {
    const height = heightOf(layer);
    while (rows.length <= height) rows.push([]);
    rows[height]?.push(layer);
  }
  return rows;
}

function reaches(graph: Graph, from: string, to: string): boolean {
  return [...(graph.get(from) ?? [])].some((next) => next === to || reaches(graph, next, to));
}
