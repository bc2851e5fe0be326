import { createServer, type RequestListener, type Server } from "node:http";
import { answerUnreadable } from "./raw-address.ts";

/** A number, since `localhost` may be another program on IPv6. */
const loopback = "127.0.0.1";

export interface Listening {
  /** `http://127.0.0.1:8080`, without a path. */
  readonly origin: string;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/**
 * Listens on this machine only, on `port` or the next free one; 0 means any. Rejects with the
 * system's error if there is none, or if the port is not allowed.
 */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  const server = createServer(handler);
  server.on("clientError", (error: Error & { rawPacket?: Buffer }, socket) => answerUnreadable(socket, error.rawPacket));
  const taken = await listenOnNextFree(server, port);
  return {
    origin: `http://${loopback}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listenOnNextFree(server: Server, port: number): Promise<number> {
  try {
    return await listenOn(server, port);
  } catch (error) {
    if (!isTaken(error) || port === 65_535) throw error;
    return listenOnNextFree(server, port + 1);
  }
}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, loopback, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
