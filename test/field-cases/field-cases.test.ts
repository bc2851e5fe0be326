import { describe, expect, it } from "vitest";
import { loadFieldCases, observeCase } from "./field-case.ts";

const cases = await loadFieldCases();

describe.each(cases)("%s", (_, fieldCase) => {
  it(fieldCase.behaviour, async () => {
    for (const { place, seen, right } of await observeCase(fieldCase)) expect(`${place}: ${seen}`).toBe(`${place}: ${right}`);
  });
});
