import { existsSync } from "node:fs";

/** Stands in the environment while attacks run; none of their pages may say it. */
export const canary = "canary-5f1d0c";

const members = Object.getOwnPropertyNames(Object.prototype);

/** What code of an attack would have left behind if any had run: a file, a name for all scripts, a member of all objects. */
export function findTraces(): readonly string[] {
  return [
    ...["PWNED", "x.html", "ESC.html"].filter((name) => existsSync(name)),
    ...("__PWNED" in globalThis ? ["globalThis.__PWNED"] : []),
    ...Object.getOwnPropertyNames(Object.prototype).filter((name) => !members.includes(name)),
    ...(Reflect.get({}, "polluted") === undefined ? [] : ["a value that all objects have"]),
  ];
}
