import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formLabels, orderLabels, parseForm } from "../../../scripts/import/issue-form/filled-form.ts";
import { languages } from "../../../scripts/locale/locales.ts";

interface Form {
  readonly labels: readonly string[];
  readonly body: readonly { readonly type: string; readonly attributes: { readonly label: string } }[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const workflowText = readFileSync(".github/workflows/form.yml", "utf8");
const { jobs, permissions, on }: { jobs: Record<"read" | "send" | "answer", Job>; permissions: object; on: object } = parse(workflowText);
const steps = Object.values(jobs).flatMap((job) => job.steps);

const folders = [".github/ISSUE_TEMPLATE", ...languages.map((language) => `scripts/init/templates/${language}`)];

describe.each(
  folders.flatMap((folder, index) => (["discussion", "reply"] as const).map((kind) => ({ folder, kind, labels: formLabels[index] }))),
)("the form for a $kind of $folder", ({ folder, kind, labels }) => {
  const form: Form = parse(readFileSync(`${folder}/${kind}.yml`, "utf8"));

  it("has the fields that the command reads, short ones before the text", () => {
    const expected = labels ? orderLabels(kind, labels) : [];
    expect(form.body.map(({ attributes }) => attributes.label)).toEqual(expected);
    expect(form.body.map(({ type }) => type)).toEqual([...expected.slice(1).map(() => "input"), "textarea"]);
  });

  it("gives a post, also if an optional field is empty", () => {
    const body = form.body.map(({ attributes: { label } }) => `### ${label}\n\n${label === labels?.author ? "_No response_" : "x"}`);
    expect(parseForm(body.join("\n\n"))).toMatchObject({ kind, author: "", body: "x" });
  });

  it("gives its issue the label that starts the workflow", () => {
    expect(jobs.read.if).toContain(`'${form.labels[0]}'`);
  });
});

describe("the workflow of the forms", () => {
  it("passes only the number of the issue to a shell, through the environment", () => {
    expect(Object.keys(on)).toEqual(["issues"]);
    for (const { run = "" } of steps) expect(run).not.toContain("{{");
    const known = ["github.token", "github.event.issue.number", ...["path", "text", "said"].map((name) => `needs.read.outputs.${name}`)];
    for (const value of steps.flatMap(({ env = {} }) => Object.values(env)))
      expect(known.map((name) => `\${{ ${name} }}`)).toContain(value);
  });

  it("reads the content and the text with a read-only token, and runs no code where it may write", () => {
    expect(permissions).toEqual({});
    const rights = Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]));
    expect(rights).toEqual({
      read: { contents: "read" },
      send: { contents: "write", "pull-requests": "write" },
      answer: { issues: "write" },
    });
    expect(jobs.read.steps.filter(({ env }) => env)).toEqual([]);
    for (const { uses = "", run = "" } of [...jobs.send.steps, ...jobs.answer.steps]) {
      expect(uses).not.toContain("setup-node");
      expect(run).not.toMatch(/\b(?:npm|npx|node|eval|source)\b/);
    }
    for (const { with: inputs } of steps.filter(({ uses }) => uses?.includes("/checkout@")))
      expect(inputs).toEqual({ "persist-credentials": false });
    expect(workflowText).not.toContain("secrets.");
  });

  it("pins actions by their commit and lets no package run a script", () => {
    for (const { uses } of steps.filter((step) => step.uses !== undefined))
      expect(uses).toMatch(/^actions\/(?:checkout|setup-node|cache)@[\da-f]{40}$/);
    expect(steps.flatMap(({ run }) => run?.match(/npm (?:ci|i|install)\b.*/g) ?? [])).toEqual(["npm ci --ignore-scripts"]);
  });
});
