/** An element of a drawing: its children, and the ids that it refers to. */
export interface DrawnPart {
  readonly parts: (DrawnPart | string)[];
}

/** Elements. More would take a browser, and the build that draws icons, noticeably long. */
export const mostDrawn = 20_000;

/**
 * Counts the elements that a drawing draws. A reference counts as often as it is used: a few
 * nested ones would draw billions of elements.
 *
 * @returns infinity if an element refers to one that it is part of.
 */
export function countDrawn(root: DrawnPart, byId: ReadonlyMap<string, DrawnPart>): number {
  const counts = new Map<DrawnPart, number>();
  const count = (part: DrawnPart): number => {
    const known = counts.get(part);
    if (known !== undefined) return known;
    counts.set(part, Number.POSITIVE_INFINITY);
    const below = part.parts.map((one) => (typeof one === "string" ? byId.get(one) : one));
    const total = below.reduce((sum, one) => sum + (one ? count(one) : 0), 1);
    counts.set(part, total);
    return total;
  };
  return count(root);
}
