const hole = /\{(\w+)\}/;

/** What stands between the holes of a template, and their names, by turns. */
type Pieces = readonly string[];

/** Templates are words of the interface and settings: there are few, and each is filled for many pages. */
const known = new Map<string, Pieces>();

function findPieces(template: string): Pieces {
  const pieces = known.get(template) ?? template.split(hole);
  known.set(template, pieces);
  return pieces;
}

/**
 * Puts values in place of the `{name}` holes of a template. A hole without a value stays as it is, and holes inside a value are not filled.
 *
 * @example fillIn("صفحهٔ {page} از {pages}", { page: "۲", pages: "۷" }) // => "صفحهٔ ۲ از ۷"
 */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return fillWith(template, values).join("");
}

/**
 * The same in pieces, for values that are markup: what stands between the holes, and the values, in the order of the template.
 *
 * @example fillWith("توسط {name} مطرح شد", { name: bdi }) // => ["توسط ", bdi, " مطرح شد"]
 */
export function fillWith<Value>(template: string, values: Readonly<Record<string, Value>>): readonly (string | Value)[] {
  const filled: (string | Value)[] = [];
  for (const [index, piece] of findPieces(template).entries()) {
    if (index % 2 === 1) filled.push((Object.hasOwn(values, piece) ? values[piece] : undefined) ?? `{${piece}}`);
    else if (piece !== "") filled.push(piece);
  }
  return filled;
}
