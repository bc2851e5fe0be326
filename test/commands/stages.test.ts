import { expect, test } from "vitest";
import { createStages } from "../../scripts/commands/stages.ts";

test("stages are announced as they begin, and last until the next one", () => {
  let clock = 1000;
  const announced: string[] = [];
  const stages = createStages(
    (stage) => announced.push(stage),
    () => clock,
  );
  stages.begin("Reading");
  clock += 1500;
  stages.begin("Rendering");
  expect(announced).toEqual(["Reading", "Rendering"]);
  clock += 250;
  const times = [
    { stage: "Reading", seconds: 1.5 },
    { stage: "Rendering", seconds: 0.25 },
  ];
  expect(stages.listTimes()).toEqual(times);
  clock += 1000;
  expect(stages.listTimes()).toEqual(times);
});
