/** The item at an index that must exist; a wrong index throws instead of passing on undefined. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`no item ${index} among ${items.length}`);
  return item;
}
