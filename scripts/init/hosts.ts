import { type Host, hosts } from "../content/settings/hosts.ts";
import type { Forge, SourceRepository } from "./repository.ts";

/** A host, or none yet. */
export type HostChoice = Host | "none";

export const hostChoices: readonly HostChoice[] = [...hosts, "none"];

/** Recipes of `scripts/hosting` by host, with their places in a site. */
export const recipes: Readonly<Record<HostChoice, readonly (readonly [recipe: string, place: string])[]>> = {
  "github-pages": [["github-pages.yml", ".github/workflows/pages.yml"]],
  "gitlab-pages": [["gitlab-pages.yml", ".gitlab-ci.yml"]],
  "codeberg-pages": [["codeberg-pages.yml", ".forgejo/workflows/pages.yml"]],
  netlify: [["netlify.toml", "netlify.toml"]],
  "cloudflare-pages": [["cloudflare-pages.sh", "hosting/cloudflare-pages.sh"]],
  nginx: [
    ["nginx.conf", "hosting/nginx.conf"],
    ["upload-by-rsync.sh", "hosting/upload-by-rsync.sh"],
  ],
  caddy: [
    ["Caddyfile", "hosting/Caddyfile"],
    ["upload-by-rsync.sh", "hosting/upload-by-rsync.sh"],
  ],
  apache: [
    ["htaccess", "hosting/htaccess"],
    ["upload-by-ftp.sh", "hosting/upload-by-ftp.sh"],
  ],
  bucket: [["upload-to-bucket.sh", "hosting/upload-to-bucket.sh"]],
  none: [],
};

const hostsOfForges: Readonly<Record<Forge, Host>> = { github: "github-pages", gitlab: "gitlab-pages", codeberg: "codeberg-pages" };

/** The host that a forge offers with a repository. */
export function findUsualHost(repository: SourceRepository | undefined): HostChoice {
  return repository ? hostsOfForges[repository.forge] : "none";
}

const pagesDomains: Readonly<Partial<Record<HostChoice, string>>> = {
  "github-pages": "github.io",
  "gitlab-pages": "gitlab.io",
  "codeberg-pages": "codeberg.page",
};

/**
 * The address at which a host publishes the site of a repository. A repository named like the
 * address of its owner is at the top.
 *
 * @returns undefined if only the owner knows it.
 */
export function findUsualAddress(host: HostChoice, repository: SourceRepository | undefined): string | undefined {
  const domain = pagesDomains[host];
  if (domain === undefined || !repository || hostsOfForges[repository.forge] !== host) return undefined;
  const [owner = "", ...rest] = repository.path.split("/");
  const top = `${owner.toLowerCase()}.${domain}`;
  const name = rest.join("/");
  const isTop = name.toLowerCase() === top || (host === "codeberg-pages" && name === "pages");
  return `https://${top}/${isTop ? "" : `${name}/`}`;
}
