import { expect, it } from "vitest";
import { formatLocalSecond } from "../../scripts/text/local-time.ts";
import { utc } from "../../scripts/text/zone.ts";

it("formats an instant to the second and leaves out a second of 0", () => {
  expect(formatLocalSecond(1_777_705_201, utc)).toBe("2026-05-02 07:00:01");
  expect(formatLocalSecond(1_777_705_200, utc)).toBe("2026-05-02 07:00");
});
