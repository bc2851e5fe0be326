import { expect, it } from "vitest";
import { spellSecond } from "../../scripts/text/spell-minute.ts";
import { utc } from "../../scripts/text/zone.ts";

it("an instant is told to the second, which is left out where there is none", () => {
  expect(spellSecond(1_777_705_201, utc)).toBe("2026-05-02 07:00:01");
  expect(spellSecond(1_777_705_200, utc)).toBe("2026-05-02 07:00");
});
