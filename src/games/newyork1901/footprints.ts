/** Footprints that every language has a name for. A box may hold others: they are called as the box calls them. */
export const SHAPE_ROWS = {
  bar2: 'XX',
  bar3: 'XXX',
  bar4: 'XXXX',
  corner3: 'X./XX',
  corner5: 'X../X../XXX',
  square: 'XX/XX',
  ell: 'X./X./XX',
  ess: '.XX/XX.',
  tee: 'XXX/.X.',
  mirroredPee: 'XX/XX/.X',
  pee: 'XX/XX/X.',
  slab: 'XXX/XXX',
  zigzag: 'XX./XX./.XX',
} as const;

export type ShapeName = keyof typeof SHAPE_ROWS;

export function isShapeName(name: string): name is ShapeName {
  return Object.hasOwn(SHAPE_ROWS, name);
}
