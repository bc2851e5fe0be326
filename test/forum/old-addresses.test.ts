import { describe, expect, it } from "vitest";
import { divideOldAddresses, findPart, listCandidates, type OldQuery } from "../../scripts/forum/old-addresses.ts";

const queries: readonly OldQuery[] = [
  { path: "/showthread.php", query: "t=123", target: "a" },
  { path: "/showthread.php", query: "t=123", target: "later" },
  { path: "/showthread.php", query: "f=7&t=123", target: "b" },
  { path: "/قدیم/", query: "q=%D8%A7+%26", target: "c" },
  { path: "/__proto__", query: "__proto__=1", target: "d" },
];

/** Works like the page for unknown addresses. */
function createFinder(divided: ReturnType<typeof divideOldAddresses>): (path: string, query: string) => string | undefined {
  const { index, parts } = divided;
  return (path, query) =>
    listCandidates(index, path, query)
      .map((address) => {
        const part = parts[findPart(address, index.parts)] ?? {};
        return Object.hasOwn(part, address) ? part[address] : undefined;
      })
      .find((slug) => slug !== undefined);
}

describe.each([1000, 1])("an old address with a query, in parts of %i", (length) => {
  const find = createFinder(divideOldAddresses(queries, length));

  it("redirects to its discussion, whatever else the query contains", () => {
    expect([find("/showthread.php", "?t=123"), find("/showthread.php/", "?page=2&t=123&utm_source=x")]).toEqual(["a", "a"]);
    expect(find("/قدیم", "?q=ا%20%26")).toBe("c");
    expect(find("/__proto__", "?__proto__=1")).toBe("d");
  });

  it("redirects to the discussion that matches most of its parameters", () => {
    expect(find("/showthread.php", "?t=123&f=7")).toBe("b");
    expect(find("/showthread.php", "?t=123&f=8")).toBe("a");
  });

  it("redirects nowhere without its parameters and values", () => {
    const others = ["", "?", "?t=", "?t=12", "?T=123", "?constructor=1"];
    expect(others.map((query) => find("/showthread.php", query))).toEqual(others.map(() => undefined));
    expect([find("/other.php", "?t=123"), find("/constructor", "?name=Object")]).toEqual([undefined, undefined]);
  });
});

it("finds each old address of a large forum in a small part", () => {
  const many = Array.from({ length: 5000 }, (_, number) => ({ path: "/showthread.php", query: `t=${number}`, target: `s${number}` }));
  const divided = divideOldAddresses(many);
  const find = createFinder(divided);
  expect(many.filter(({ path, query, target }) => find(path, `?${query}&page=2`) !== target)).toEqual([]);
  expect(divided.parts.length).toBe(5);
  expect(Math.max(...divided.parts.map((part) => Object.keys(part).length))).toBeLessThan(1500);
});
