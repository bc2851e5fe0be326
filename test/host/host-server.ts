import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A real web server, started for a test. */
export interface HostServer {
  /** Ends in `/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server that stays in the foreground, and waits until it answers.
 *
 * @param signal that makes it end after all answers.
 * @throws with its output if it ends before it answers.
 */
export async function startServer(command: string, args: readonly string[], port: number, signal: NodeJS.Signals): Promise<HostServer> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  const errors: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text));
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(errors.join(""));
    await setTimeout(50);
  }
  return {
    url,
    close: async () => {
      child.kill(signal);
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
