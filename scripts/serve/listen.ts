import { createServer, type RequestListener, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import { readCode } from "../build/output/error-code.ts";
import { UsageError } from "../build/usage-error.ts";
import { guardHost } from "./allowed-host.ts";
import { isOpenToOthers, type Listener, listOrigins, loopback } from "./origins.ts";
import { answerUnreadable } from "./raw-address.ts";

export interface ListenOptions {
  /** If it is taken, the next free one is used; 0 means any. */
  readonly port: number;
  /** Address or name to listen on; this machine only, if absent. */
  readonly host?: string;
}

export interface Listening {
  /** The addresses to open, such as `http://127.0.0.1:8080`, without a path. At least one. */
  readonly origins: readonly string[];
  /** Whether other machines can reach the server. */
  readonly isOpen: boolean;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/**
 * Listens for requests, and refuses those for a foreign name.
 *
 * @throws {UsageError} if the host is no address of this machine, or the port is not allowed.
 * @throws the system's error if no port is free.
 */
export async function listen(handler: RequestListener, { port, host = loopback }: ListenOptions): Promise<Listening> {
  const server = createServer(guardHost(handler, host));
  server.on("clientError", (error: Error & { rawPacket?: Buffer }, socket) => answerUnreadable(socket, error.rawPacket));
  const listener = await listenOnNextFree(server, port, host);
  return {
    origins: listOrigins(listener, networkInterfaces()),
    isOpen: isOpenToOthers(listener),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listenOnNextFree(server: Server, port: number, host: string): Promise<Listener> {
  try {
    return await listenOn(server, port, host);
  } catch (error) {
    if (readCode(error) !== "EADDRINUSE" || port === 65_535) throw explainFailure(error, port, host);
    return listenOnNextFree(server, port + 1, host);
  }
}

function listenOn(server: Server, port: number, host: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const bound = server.address();
      resolve(
        typeof bound === "object" && bound !== null ? { host, address: bound.address, port: bound.port } : { host, address: host, port },
      );
    });
  });
}

/** A sentence for a failure that another option avoids; other errors stay as they are. */
function explainFailure(error: unknown, port: number, host: string): unknown {
  switch (readCode(error)) {
    case "EADDRNOTAVAIL":
    case "EAFNOSUPPORT":
    case "EINVAL":
      return new UsageError(
        `\`${host}\` is no address of this machine. It has ${listOwnAddresses()}; \`--host 0.0.0.0\` means all of them.`,
      );
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new UsageError(`The name \`${host}\` leads to no address. Name one of this machine with --host: ${listOwnAddresses()}.`);
    case "EACCES":
      return new UsageError(`The system does not allow port ${port}: choose another with --port, such as 8080.`);
    default:
      return error;
  }
}

function listOwnAddresses(): string {
  return Object.values(networkInterfaces())
    .flatMap((known) => known?.map(({ address }) => `\`${address}\``) ?? [])
    .join(", ");
}
