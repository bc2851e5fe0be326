import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolder } from "../support/disk.ts";
import { findFreePort, type HostServer, startServer } from "./host-server.ts";

const recipe = readFileSync(fileURLToPath(new URL("../../scripts/hosting/nginx.conf", import.meta.url)), "utf8");

export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0;
}

/**
 * Serves a folder with `scripts/hosting/nginx.conf`, with only the changes that its first lines ask
 * for. `more` is added to the `server` block.
 */
export async function startNginx(root: string, more = ""): Promise<HostServer> {
  const folder = makeFolder();
  const port = await findFreePort();
  mkdirSync(join(folder, "temp"));
  writeFileSync(
    join(folder, "forum.conf"),
    fillIn(recipe, root, port).replace(/\}\n$/, () => `${more}}\n`),
  );
  writeFileSync(join(folder, "nginx.conf"), surround(folder));
  return startServer("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], port, "SIGQUIT");
}

/** The changes of an owner: the name, the folder, and the lines for old addresses. */
function fillIn(text: string, root: string, port: number): string {
  return replace(
    text,
    [/listen 80;.*/, `listen 127.0.0.1:${port};`],
    [/listen \[::\]:80;/, ""],
    [/server_name forum\.example;/, "server_name 127.0.0.1;"],
    [/root \/var\/www\/forum;/, `root "${root}";`],
    [/#(map_hash_bucket_size .*)/, "$1"],
    ...(existsSync(join(root, "redirects.nginx.conf")) ? oldAddresses(root) : []),
  );
}

function oldAddresses(root: string): readonly (readonly [RegExp, string])[] {
  return [
    [/#include \/var\/www\/forum\/(.*);/, `include "${root}/$1";`],
    [/#(if \(\$new_address\).*)/, "$1"],
  ];
}

function replace(text: string, ...changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [pattern, replacement]) => {
    if (!pattern.test(changed)) throw new Error(`scripts/hosting/nginx.conf has no line ${pattern}`);
    return changed.replace(pattern, replacement);
  }, text);
}

/** The rest of an nginx configuration, all in one folder. */
function surround(folder: string): string {
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/temp/${name};`);
  return `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; pid ${folder}/pid; error_log stderr error; worker_processes 1;
events {}
http { access_log off; ${temp.join(" ")} include ${folder}/forum.conf; }
`;
}
