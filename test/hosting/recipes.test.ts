import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { hostHeaders } from "../../scripts/pages/policy.ts";
import { describeDemo, listGuidePages, readGuidePage } from "../support/demo.ts";

const read = (name: string) => readFileSync(join("scripts/hosting", name), "utf8");

it.each(["nginx.conf", "htaccess", "Caddyfile"])("%s sends the headers that a build writes for hosts", (name) => {
  for (const [header, value] of hostHeaders) expect(read(name)).toContain(`${header} "${value}"`);
});

it.each(["nginx.conf", "htaccess", "Caddyfile", "netlify.toml", "cloudflare-pages.sh", "upload-to-bucket.sh"])(
  "%s makes browsers cache files with a hash in their name",
  (name) => {
    expect(read(name)).toContain("public, max-age=31536000, immutable");
  },
);

describe("the workflow for GitHub Pages", () => {
  const text = read("github-pages.yml");
  const { jobs, on }: { jobs: Record<string, { steps: { uses?: string; run?: string }[] }>; on: Record<string, unknown> } = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it("pins actions by their commit and puts no expression into a shell", () => {
    for (const { uses, run } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
      expect(run ?? "").not.toContain("${{");
    }
    expect(text).not.toMatch(/secrets\b|pull_request/);
  });

  it("builds each night and keeps the cache of builds", () => {
    expect(Object.keys(on)).toEqual(["push", "schedule", "workflow_dispatch"]);
    expect(text).toMatch(/path: \|\n +\.goftogu\n +dist\n/);
  });
});

describeDemo("the guide", () => {
  it("explains every recipe on a page in both languages", () => {
    const pages = listGuidePages().map((name) => ({ isPersian: !/^[a-z-]+\.md$/.test(name), text: readGuidePage(name) }));
    for (const recipe of readdirSync("scripts/hosting")) {
      const named = pages.filter(({ text }) => text.includes(`scripts/hosting/${recipe}`)).map(({ isPersian }) => isPersian);
      expect({ recipe, languages: [...new Set(named)].sort() }).toEqual({ recipe, languages: [false, true] });
    }
  });
});
