import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseBanner } from "../../scripts/content/settings/banner.ts";
import { findBanner } from "../../scripts/forum/banner.ts";
import { bundledContent, describeDemo } from "../support/demo.ts";
import { instant, tehran } from "./sample.ts";

describeDemo("the campaigns of the demo", () => {
  const { value: campaigns = [], problems } = parseBanner(readFileSync(join(bundledContent, "banner.yaml"), "utf8"), "banner.yaml", {
    zone: tehran,
    calendar: "jalali",
  });
  const start = instant("1405/01/01 00:00:00");
  const end = instant("1415/01/01 00:00:00");

  test("follow each other for ten years without a gap", () => {
    expect(problems).toEqual([]);
    const names: (string | undefined)[] = [];
    for (let now = start; now < end; ) {
      const banner = findBanner(campaigns, now, tehran);
      names.push(banner?.campaign.name);
      expect(banner?.ends).toBeGreaterThan(now);
      now = banner?.ends ?? end;
      expect(now).toBeLessThanOrEqual(end);
    }
    expect(names).toEqual(Array.from({ length: 40 }, (_, index) => campaigns[index % 4]?.name));
  });

  test("never overlap", () => {
    for (let now = start; now < end; now += 86_400) {
      const running = campaigns.filter((campaign) => findBanner([campaign], now, tehran));
      expect(running.map(({ name }) => name)).toHaveLength(1);
      expect(campaigns.filter((campaign) => findBanner([campaign], now + 86_399, tehran))).toEqual(running);
    }
  });
});
