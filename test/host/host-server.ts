import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A server as owners have it, started for a test. */
export interface HostServer {
  /** Ends in `/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** @throws with what it said when it ended before it answered. */
export async function waitUntilItAnswers(child: ChildProcess, url: string, errors: readonly string[]): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await setTimeout(50);
  }
  throw new Error(errors.join(""));
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
