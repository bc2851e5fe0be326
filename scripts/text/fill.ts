const hole = /\{(\w+)\}/;
const holes = new RegExp(hole, "g");

/**
 * Puts values in place of the `{name}` holes of a template. A hole without a value stays as it is, and holes inside a value are not filled.
 *
 * @example fillIn("صفحهٔ {page} از {pages}", { page: "۲", pages: "۷" }) // => "صفحهٔ ۲ از ۷"
 */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(holes, (written, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? written) : written));
}

/**
 * The same in pieces, for values that are markup: what stands between the holes, and the values, in the order of the template.
 *
 * @example fillWith("توسط {name} مطرح شد", { name: bdi }) // => ["توسط ", bdi, " مطرح شد"]
 */
export function fillWith<Value>(template: string, values: Readonly<Record<string, Value>>): readonly (string | Value)[] {
  return template.split(hole).flatMap((piece, index): readonly (string | Value)[] => {
    if (index % 2 === 0) return piece === "" ? [] : [piece];
    const value = Object.hasOwn(values, piece) ? values[piece] : undefined;
    return [value ?? `{${piece}}`];
  });
}
