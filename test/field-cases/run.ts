import { removeFolders } from "../support/disk.ts";
import { loadFieldCases, observeCase } from "./field-case.ts";

/** Prints the table of all cases: place, what was seen, what is right, yes or no. */
let failed = 0;
const cases = await loadFieldCases();
for (const [name, fieldCase] of cases) {
  console.log(`\n${name}: ${fieldCase.behaviour}`);
  for (const { place, seen, right, equal } of await observeCase(fieldCase)) {
    console.log(`  ${equal ? "yes" : "NO "}  ${place}\n       seen   ${seen}\n       right  ${right}`);
    if (!equal) failed++;
  }
}
removeFolders();
console.log(`\n${cases.length} cases, ${failed} wrong`);
process.exitCode = failed > 0 ? 1 : 0;
