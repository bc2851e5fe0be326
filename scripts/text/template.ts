const hole = /\{(\w+)\}/;

/** Alternates between literal text and the names of holes; starts with text. */
type Pieces = readonly string[];

/** Cached split templates. Templates come from the interface and the settings, so they are few. */
const cache = new Map<string, Pieces>();

function findPieces(template: string): Pieces {
  const pieces = cache.get(template) ?? template.split(hole);
  cache.set(template, pieces);
  return pieces;
}

/**
 * Replaces the `{name}` holes of a template by values. A hole without a value stays unchanged.
 * Holes inside values are not filled.
 *
 * @example fillIn("صفحهٔ {page} از {pages}", { page: "۲", pages: "۷" }) // => "صفحهٔ ۲ از ۷"
 */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return fillWith(template, values).join("");
}

/**
 * Like `fillIn`, for values that are not strings: literal text and values, in template order.
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
