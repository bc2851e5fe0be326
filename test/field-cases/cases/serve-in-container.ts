import type { NetworkInterfaceInfo } from "node:os";
import { parseCommandLine } from "../../../scripts/commands/command-line.ts";
import { isOpenToOthers, listOrigins } from "../../../scripts/serve/origins.ts";
import { serveFolder } from "../../../scripts/serve/serve-folder.ts";
import { describeServing, warnOfReaders } from "../../../scripts/serve/serving-lines.ts";
import { makeFolder } from "../../support/disk.ts";
import type { FieldCase } from "../field-case.ts";

const line = { name: "start", purpose: "", options: ["address"] } as const;
const listenOn = (...words: readonly string[]) => parseCommandLine(words, line, {})?.address ?? "";

const shared = { mac: "", cidr: null } as const;
const container: Record<string, NetworkInterfaceInfo[]> = {
  lo: [{ ...shared, address: "127.0.0.1", family: "IPv4", netmask: "255.0.0.0", internal: true }],
  eth0: [
    { ...shared, address: "172.17.0.2", family: "IPv4", netmask: "255.255.0.0", internal: false },
    { ...shared, address: "fd00::2", family: "IPv6", netmask: "ffff:ffff::", internal: false, scopeid: 0 },
  ],
};

const describe = (address: string) => [
  ...warnOfReaders({ isOpen: isOpenToOthers({ host: address, address, port: 8080 }) }),
  ...describeServing("dist", { origins: listOrigins({ host: address, address, port: 8080 }, container) }, "/"),
];

function explain(value: string): string {
  try {
    return listenOn(`--host=${value}`);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

const warning = "Warning: everyone on your network can read this site, without a password and unencrypted. Without --host only you can.";
const wrong = "`--host` must be an address such as `0.0.0.0` or `::`, or a name, without a port, not `0.0.0.0:80`.";

export const fieldCase: FieldCase = {
  behaviour: "serves other machines only if asked, with a warning and the addresses to open",
  observe: async () => {
    const served = await serveFolder({ folder: makeFolder({ "index.html": "home" }), basePath: "/", port: 0, host: listenOn() });
    const answer = await fetch(served.url);
    const quiet = [...warnOfReaders(served), ...describeServing("dist", served, "/")].length;
    const isOpen = served.isOpen;
    await served.close();
    return {
      "address without the option": listenOn(),
      "others can reach it then": isOpen,
      "lines that it prints then": quiet,
      "status of its page": answer.status,
      "address with it": listenOn("--host", "0.0.0.0"),
      "lines for all networks": describe("0.0.0.0"),
      "addresses with IPv6": describe("::").filter((text) => text.includes("[")),
      "a port in the address": explain("0.0.0.0:80"),
    };
  },
  right: {
    "address without the option": "127.0.0.1",
    "others can reach it then": false,
    "lines that it prints then": 1,
    "status of its page": 200,
    "address with it": "0.0.0.0",
    "lines for all networks": [warning, "Serving dist at http://127.0.0.1:8080/ – stop with Ctrl+C.", "  also at http://172.17.0.2:8080/"],
    "addresses with IPv6": ["  also at http://[fd00::2]:8080/"],
    "a port in the address": wrong,
  },
};
