import { expect, it } from "vitest";
import { formatLocalSecond } from "../../scripts/text/local-time.ts";
import { utc } from "../../scripts/text/zone.ts";

it("an instant is told to the second, which is left out where there is none", () => {
  expect(formatLocalSecond(1_777_705_201, utc)).toBe("2026-05-02 07:00:01");
  expect(formatLocalSecond(1_777_705_200, utc)).toBe("2026-05-02 07:00");
});
