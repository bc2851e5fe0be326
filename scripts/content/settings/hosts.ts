/** The hosts that this project has a recipe for. */
export const hosts = [
  "github-pages",
  "gitlab-pages",
  "codeberg-pages",
  "netlify",
  "cloudflare-pages",
  "nginx",
  "caddy",
  "apache",
  "bucket",
] as const;

export type Host = (typeof hosts)[number];
