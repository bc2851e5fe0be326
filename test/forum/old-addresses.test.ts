import { describe, expect, it } from "vitest";
import { collectOldAddresses, findOldAddress } from "../../scripts/forum/old-addresses.ts";

const addresses = collectOldAddresses([
  { path: "/showthread.php", query: "t=123", slug: "a" },
  { path: "/showthread.php", query: "t=123", slug: "later" },
  { path: "/showthread.php", query: "f=7&t=123", slug: "b" },
  { path: "/قدیم/", query: "q=%D8%A7+%26", slug: "c" },
  { path: "/__proto__", query: "__proto__=1", slug: "d" },
]);

const find = (path: string, query: string) => findOldAddress(addresses, path, query);

describe("an old address with a query", () => {
  it("leads to its discussion, whatever else the query holds", () => {
    expect([find("/showthread.php", "?t=123"), find("/showthread.php/", "?page=2&t=123&utm_source=x")]).toEqual(["a", "a"]);
    expect(find("/قدیم", "?q=ا%20%26")).toBe("c");
    expect(find("/__proto__", "?__proto__=1")).toBe("d");
  });

  it("leads where most of its names say", () => {
    expect(find("/showthread.php", "?t=123&f=7")).toBe("b");
    expect(find("/showthread.php", "?t=123&f=8")).toBe("a");
  });

  it("leads nowhere without its names and values", () => {
    const others = ["", "?", "?t=", "?t=12", "?T=123", "?constructor=1"];
    expect(others.map((query) => find("/showthread.php", query))).toEqual(others.map(() => undefined));
    expect([find("/other.php", "?t=123"), find("/constructor", "?name=Object")]).toEqual([undefined, undefined]);
  });
});
