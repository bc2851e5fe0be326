import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { type Engine, findProgram, waitFor } from "./engine.ts";

/** The three programs that WebKit needs: its driver, the browser and a virtual screen. */
export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Their paths on this machine. Undefined if one is missing. */
export function findWebkit(): WebkitPrograms | undefined {
  const driver = findProgram(["WebKitWebDriver"]);
  const screen = findProgram(["xvfb-run"]);
  const browser = findProgram(listMiniBrowsers());
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** `/usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser`. */
function listMiniBrowsers(): readonly string[] {
  const list = (folder: string) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  return list("/usr/lib")
    .flatMap(list)
    .filter((path) => path.includes("webkit2gtk-"))
    .map((path) => join(path, "MiniBrowser"));
}

/** Drives WebKit over HTTP (W3C, WebDriver 2). */
export async function openWebkit({ driver, browser, screen }: WebkitPrograms): Promise<Engine> {
  const port = await findFreePort();
  // A process group of its own, so that all processes end together.
  const child = spawn(screen, ["-a", driver, `--port=${port}`], { detached: true, stdio: "ignore" });
  const ask = (method: string, path: string, body?: object) => askDriver(`http://127.0.0.1:${port}${path}`, method, body);
  await waitFor("the driver of WebKit starts", async () => (await ask("GET", "/status").catch(() => undefined)) !== undefined);
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } } };
  const { sessionId } = (await ask("POST", "/session", { capabilities })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => {
      await ask("POST", `${session}/url`, { url });
    },
    run: async (inPage, ...given) => {
      const script = `return (${inPage.toString()})(...arguments)`;
      return (await ask("POST", `${session}/execute/sync`, { script, args: given })) as never;
    },
    close: async () => {
      await ask("DELETE", session).catch(() => undefined);
      endGroup(child);
    },
  };
}

async function askDriver(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}
