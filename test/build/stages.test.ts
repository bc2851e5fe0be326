import { expect, test } from "vitest";
import { createStages } from "../../scripts/build/stages.ts";

test("stages are reported at their start and during their progress, and last until the next stage", () => {
  let clock = 1000;
  const announced: unknown[] = [];
  const stages = createStages(
    (...progress) => announced.push(progress),
    () => clock,
  );
  const report = stages.begin("Reading");
  report(1, 2);
  clock += 1500;
  stages.begin("Rendering");
  expect(announced).toEqual([["Reading"], ["Reading", { done: 1, total: 2 }], ["Rendering"]]);
  clock += 250;
  const times = [
    { stage: "Reading", seconds: 1.5 },
    { stage: "Rendering", seconds: 0.25 },
  ];
  expect(stages.listTimes()).toEqual(times);
  clock += 1000;
  expect(stages.listTimes()).toEqual(times);
});
