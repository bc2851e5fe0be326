import { BlockList, isIPv6 } from "node:net";
import type { networkInterfaces } from "node:os";

/** An IP address, since `localhost` may lead to another program on IPv6. */
export const loopback = "127.0.0.1";

/** Where a server listens. */
export interface Listener {
  /** As `--host` gives it: an address of this machine, a name for one, or all addresses. */
  readonly host: string;
  /** The IP address that the system bound. */
  readonly address: string;
  readonly port: number;
}

/** Loopback addresses (RFC 6890, 2.2.2 and 2.2.3). */
const ownMachine = new BlockList();
ownMachine.addSubnet("127.0.0.0", 8, "ipv4");
ownMachine.addAddress("::1", "ipv6");

/** Whether other machines can reach the server. */
export function isOpenToOthers({ address }: Listener): boolean {
  const [number = address] = address.split("%");
  return !ownMachine.check(number, isIPv6(number) ? "ipv6" : "ipv4");
}

/**
 * The addresses at which a browser can open the server: `http://192.168.1.7:8080`, without a path,
 * this machine's own first. A server on all addresses has several; `::` includes IPv4.
 */
export function listOrigins({ host, address, port }: Listener, interfaces: ReturnType<typeof networkInterfaces>): readonly string[] {
  if (address !== "0.0.0.0" && address !== "::") return [formatOrigin(host, port)];
  const found = Object.values(interfaces).flatMap((known) => known ?? []);
  const reachable = found
    // Link-local addresses need the name of an interface, which URLs cannot hold (RFC 6874 was
    // withdrawn by browsers).
    .filter(({ family, address: own }) => (family === "IPv4" || address === "::") && !/^fe[89ab]/i.test(own))
    .sort((one, other) => Number(other.internal) - Number(one.internal));
  return reachable.length === 0 ? [formatOrigin(loopback, port)] : reachable.map(({ address: own }) => formatOrigin(own, port));
}

/** @example formatOrigin("::1", 80) // => "http://[::1]:80" */
function formatOrigin(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host.replace("%", "%25")}]` : host}:${port}`;
}
