import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolder } from "../support/disk.ts";
import { findFreePort, type HostServer, startServer } from "./host-server.ts";

const modules = "/usr/lib/apache2/modules";

export function hasApache(): boolean {
  return existsSync(modules) && spawnSync("apache2", ["-v"]).status === 0;
}

/** Serves a folder with `scripts/hosting/htaccess`, its lines for old addresses, and `more`. */
export async function startApache(root: string, more = ""): Promise<HostServer> {
  const folder = makeFolder();
  const port = await findFreePort();
  const recipe = join(root, ".htaccess");
  // Apache runs as another user, who has no access to a temporary folder.
  chmodSync(dirname(root), 0o755);
  copyFileSync(fileURLToPath(new URL("../../scripts/hosting/htaccess", import.meta.url)), recipe);
  const redirects = join(root, "redirects.apache.conf");
  appendFileSync(recipe, `\n${existsSync(redirects) ? readFileSync(redirects, "utf8") : ""}\n${more}`);
  writeFileSync(join(folder, "httpd.conf"), configure(folder, root, port));
  return startServer("apache2", ["-X", "-f", join(folder, "httpd.conf")], port, "SIGTERM");
}

/** The configuration of a shared host around the `.htaccess` of its customers. */
function configure(folder: string, root: string, port: number): string {
  const names = ["mpm_prefork", "authz_core", "mime", "dir", "alias", "filter", "deflate", "headers", "setenvif", "unixd"];
  const loaded = names.flatMap((name) =>
    existsSync(`${modules}/mod_${name}.so`) ? [`LoadModule ${name}_module ${modules}/mod_${name}.so`] : [],
  );
  return `${loaded.join("\n")}
ServerRoot "${folder}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${folder}/pid"
Mutex file:${folder}
ErrorLog "${folder}/errors"
TypesConfig /etc/mime.types
DocumentRoot "${root}"
<Directory "${root}">
  AllowOverride All
  Require all granted
</Directory>
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
`;
}
