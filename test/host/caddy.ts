import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolder } from "../support/disk.ts";
import { findFreePort, type HostServer, startServer } from "./host-server.ts";

const recipe = readFileSync(fileURLToPath(new URL("../../scripts/hosting/Caddyfile", import.meta.url)), "utf8");

export function hasCaddy(): boolean {
  return spawnSync("caddy", ["version"]).status === 0;
}

/**
 * Serves a folder with `scripts/hosting/Caddyfile`, with only the changes that its comments ask
 * for. `more` is added to the block of the site.
 */
export async function startCaddy(root: string, more = ""): Promise<HostServer> {
  const folder = makeFolder();
  const port = await findFreePort();
  const file = join(folder, "Caddyfile");
  const site = recipe
    .replace(/^forum\.example \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/root \* \/var\/www\/forum$/m, () => `root * "${root}"`)
    .replace(/^\t# Old addresses: .*$/m, () => listRedirects(root))
    .replace(/\}\n$/, () => `${more}}\n`);
  // The recipe does not include the admin endpoint.
  writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`);
  // Caddy's own files stay in the folder of the test.
  const own = ["XDG_CONFIG_HOME", "XDG_DATA_HOME"].map((name) => `${name}=${folder}`);
  return startServer("env", [...own, "caddy", "run", "--adapter", "caddyfile", "--config", file], port, "SIGTERM");
}

function listRedirects(root: string): string {
  const map = join(root, "_redirects");
  const lines = existsSync(map) ? readFileSync(map, "utf8").split("\n") : [];
  return lines
    .filter((line) => line.startsWith("/"))
    .map((line) => `\tredir ${line}`)
    .join("\n");
}
