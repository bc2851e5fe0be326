import type { Outcome } from "../authoring/outcome.ts";
import type { ImportRequest, OnImportProgress } from "./model.ts";
import type { ImportReport } from "./report.ts";

export interface ImportListeners {
  readonly onProgress: OnImportProgress;
  /** Receives lines that the user should see before the result. */
  readonly notify: (lines: readonly string[]) => void;
}

/** A whole forum ends in a report, a single post in the outcome of writing it. */
export type ImportResult = { readonly kind: "report"; readonly report: ImportReport } | Outcome;

export interface ImportFormat {
  /** What FORMAT means, for the help. */
  readonly purpose: string;
  /** What SOURCE must be. */
  readonly source: string;
  /** An example of a source, for messages. */
  readonly example: string;
  /** Whether the format uses the name, the language and the hosts of the request. */
  readonly hasSiteOptions: boolean;
  readonly run: (request: ImportRequest, listeners: ImportListeners) => Promise<ImportResult>;
}

/** All formats. Each imports its folder only when it runs. */
export const formats: Readonly<Record<string, ImportFormat>> = {
  stackexchange: {
    purpose:
      "FORMAT for a Stack Exchange data dump; SOURCE is the folder that\nholds Posts.xml, and Users.xml, Tags.xml, Comments.xml if there are any",
    source: "the folder of the export",
    example: "dump/",
    hasSiteOptions: true,
    run: async (request, { onProgress }) => ({
      kind: "report",
      report: await (await import("./stackexchange/import.ts")).importStackExchange(request, onProgress),
    }),
  },
  "issue-form": {
    purpose:
      "FORMAT for a discussion or a reply that somebody wrote into an issue form\nof GitHub; SOURCE is the file of the issue's event, or of its body. Takes\nonly --output and --json",
    source: "the file of the form",
    example: "event.json",
    hasSiteOptions: false,
    run: async (request, { notify }) => (await import("./issue-form/import.ts")).importIssueForm(request, notify),
  },
};
