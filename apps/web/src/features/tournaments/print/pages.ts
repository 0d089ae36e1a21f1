/** A list on as few pages as its limit allows, all of about the same length. */
export function inPages<Item>(items: readonly Item[], max: number): readonly (readonly Item[])[] {
  const pages = Math.max(1, Math.ceil(items.length / max));
  const size = Math.ceil(items.length / pages);
  return Array.from({ length: pages }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/** The lines of a page of A4 that are still readable from where one stands: letters of 2.2 mm and more. */
export const linesMax = 67;
