import { checkOverrides } from "../../../layouts/parts/overrides.ts";
import { findKey } from "../../../scripts/commands/own-part-place.ts";
import type { FieldCase } from "../field-case.ts";

function complain(parts: object): string {
  try {
    checkOverrides(parts);
    return "nothing";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

export const fieldCase: FieldCase = {
  behaviour: "names the line of a misspelt part of pages, and the part that was meant",
  observe: () => ({
    sentence: complain({ headr: () => "" }),
    place:
      findKey('import { html } from "./parts/markup.ts";\n\nexport const own = {\n  headr: () => html`<p>ours</p>`,\n};\n', "headr") ?? "",
    "a value that is no part": complain({ header: "ours" }),
  }),
  right: {
    sentence: "`layouts/own.ts` has a part `headr`, and pages have none of that name. Did you mean `header`?",
    place: "4:3",
    "a value that is no part": "the part `header` of `layouts/own.ts` is no function. Write `header: (defaultPart) => …`.",
  },
};
