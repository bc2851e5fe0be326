import { join } from "node:path";
import { checkContentTarget } from "../../../scripts/build/folders.ts";
import { importIssueForm } from "../../../scripts/import/issue-form/import.ts";
import { makeFolder } from "../../support/disk.ts";
import type { FieldCase } from "../field-case.ts";

async function complain(run: () => unknown): Promise<string> {
  try {
    await run();
    return "nothing";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

export const fieldCase: FieldCase = {
  behaviour: "advises `--output` if the folder of an import is missing, and never writes into a built site",
  observe: async () => {
    const folder = makeFolder({ "form.md": "### Title\n\nA question\n", "dist/.goftogu": "index.html\n" });
    const request = { source: join(folder, "form.md"), output: "no/such/folder", name: undefined, language: undefined, hosts: [] };
    const built = join(folder, "dist");
    return {
      "no folder": await complain(() => importIssueForm(request, () => undefined)),
      "a built site": (await complain(() => checkContentTarget(built, "--output"))).replace(built, "dist"),
    };
  },
  right: {
    "no folder": "There is no content folder `no/such/folder`: make it, or name another with --output.",
    "a built site": "`dist` is a built site, since it holds the list `.goftogu`: name the content folder with --output.",
  },
};
