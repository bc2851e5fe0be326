import type { NetworkInterfaceInfo } from "node:os";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../scripts/build/usage-error.ts";
import { listen } from "../../scripts/serve/listen.ts";
import { isOpenToOthers, listOrigins } from "../../scripts/serve/origins.ts";
import { describeServing, warnOfReaders } from "../../scripts/serve/serving-lines.ts";

function buildInterface(address: string, internal = false): NetworkInterfaceInfo {
  const shared = { address, internal, mac: "", cidr: null };
  return address.includes(":")
    ? { ...shared, netmask: "ffff::", family: "IPv6", scopeid: 0 }
    : { ...shared, netmask: "255.0.0.0", family: "IPv4" };
}

const interfaces = {
  eth0: [buildInterface("192.168.1.7"), buildInterface("fd00::2"), buildInterface("fe80::1")],
  lo: [buildInterface("127.0.0.1", true), buildInterface("::1", true)],
};

const origins = (host: string, address = host) => listOrigins({ host, address, port: 80 }, interfaces);

describe("the addresses to open", () => {
  it("are those of all networks, this machine's own first", () => {
    expect(origins("0.0.0.0")).toEqual(["http://127.0.0.1:80", "http://192.168.1.7:80"]);
    expect(origins("::")).toEqual(["http://127.0.0.1:80", "http://[::1]:80", "http://192.168.1.7:80", "http://[fd00::2]:80"]);
  });

  it("are the one that the server listens on, by its name if it has one", () => {
    expect(origins("192.168.1.7")).toEqual(["http://192.168.1.7:80"]);
    expect(origins("fd00::2")).toEqual(["http://[fd00::2]:80"]);
    expect(origins("laptop.example", "192.168.1.7")).toEqual(["http://laptop.example:80"]);
  });

  it("include this machine where the system names no network", () => {
    expect(listOrigins({ host: "0.0.0.0", address: "0.0.0.0", port: 80 }, {})).toEqual(["http://127.0.0.1:80"]);
  });
});

describe("a server", () => {
  it.each(["0.0.0.0", "::", "192.168.1.7", "fd00::2", "fe80::1%eth0"])("on %s is open to others", (address) => {
    expect(isOpenToOthers({ host: address, address, port: 80 })).toBe(true);
  });

  it.each(["127.0.0.1", "127.9.9.9", "::1"])("on %s is not", (address) => {
    expect(isOpenToOthers({ host: "localhost", address, port: 80 })).toBe(false);
  });

  it("that is open prints a warning and every address", () => {
    expect(warnOfReaders({ isOpen: false })).toEqual([]);
    expect(warnOfReaders({ isOpen: true })).toEqual([
      "Warning: everyone on your network can read this site, without a password and unencrypted. Without --host only you can.",
    ]);
    expect(describeServing("dist", { origins: origins("0.0.0.0") }, "/f/")).toEqual([
      "Serving dist at http://127.0.0.1:80/f/ – stop with Ctrl+C.",
      "  also at http://192.168.1.7:80/f/",
    ]);
  });

  it.each([
    ["192.0.2.99", /^`192\.0\.2\.99` is no address of this machine\. It has .*`127\.0\.0\.1`/],
    ["nowhere.invalid", /^The name `nowhere\.invalid` leads to no address\./],
  ])("cannot listen on %s, and says which addresses it can", async (host, sentence) => {
    const failure: unknown = await listen(() => undefined, { port: 0, host }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect(failure instanceof Error && failure.message).toMatch(sentence);
  });
});
