import { describe, expect, test } from "vitest";
import { fillDateFolders, findFolderPattern } from "../../scripts/text/date-folders.ts";

describe("folders named after dates", () => {
  test.each([
    [[], []],
    [["2026"], ["{year}"]],
    [
      ["php", "1405", "09"],
      ["php", "{year}", "{month}"],
    ],
    [["11"], ["11"]],
    [
      ["2026", "13"],
      ["{year}", "13"],
    ],
    [
      ["2026", "php", "11"],
      ["{year}", "php", "11"],
    ],
  ])("are distinguished from others: %j", (folders, spelt) => {
    expect(findFolderPattern(folders)).toEqual(spelt);
  });

  test("are found again from the day", () => {
    expect(fillDateFolders(["php", "{year}", "{month}", "constructor"], "2027-01-05 10:30")).toEqual(["php", "2027", "01", "constructor"]);
  });
});
