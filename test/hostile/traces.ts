import { existsSync } from "node:fs";

/** An environment value while attacks run. No page of an attack may contain it. */
export const canary = "canary-5f1d0c";

const members = Object.getOwnPropertyNames(Object.prototype);

/** Traces that code of an attack would leave: a file, a global name, a member of all objects. */
export function findTraces(): readonly string[] {
  return [
    ...["PWNED", "x.html", "ESC.html"].filter((name) => existsSync(name)),
    ...("__PWNED" in globalThis ? ["globalThis.__PWNED"] : []),
    ...Object.getOwnPropertyNames(Object.prototype).filter((name) => !members.includes(name)),
    ...(Reflect.get({}, "polluted") === undefined ? [] : ["a value that all objects have"]),
  ];
}
