import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formLabels } from "../../../scripts/import/issue-form/filled-form.ts";

interface Form {
  readonly labels: readonly string[];
  readonly body: readonly { readonly type: string; readonly attributes: { readonly label: string } }[];
}

const workflowText = readFileSync(".github/workflows/form.yml", "utf8");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const { jobs, permissions, on }: { jobs: { send: { if: string; steps: Step[] } }; permissions: object; on: object } = parse(workflowText);

describe.each(["discussion", "reply"] as const)("the form for a %s", (kind) => {
  const form: Form = parse(readFileSync(`.github/ISSUE_TEMPLATE/${kind}.yml`, "utf8"));

  it("has the fields that are read, lines before the text", () => {
    expect(form.body.map(({ attributes }) => attributes.label)).toEqual(formLabels[kind]);
    expect(form.body.map(({ type }) => type)).toEqual([...formLabels[kind].slice(1).map(() => "input"), "textarea"]);
  });

  it("gives its issue the label that the workflow waits for", () => {
    expect(jobs.send.if).toContain(`'${form.labels[0]}'`);
  });
});

describe("the workflow of the forms", () => {
  const { steps } = jobs.send;

  it("puts nothing of the event into a shell but the number of the issue, and that by the environment", () => {
    expect(Object.keys(on)).toEqual(["issues"]);
    for (const { run = "", env = {} } of steps) {
      expect(run).not.toContain("{{");
      expect(["github.token", "github.event.issue.number"].map((name) => `\${{ ${name} }}`)).toEqual(
        expect.arrayContaining(Object.values(env)),
      );
    }
  });

  it("has no token where the text is read", () => {
    expect(permissions).toEqual({ contents: "write", issues: "write", "pull-requests": "write" });
    for (const { run, env } of steps.filter(({ run }) => run?.includes("npm"))) expect({ run, env }).toEqual({ run, env: undefined });
    expect(workflowText).toContain("persist-credentials: false");
    expect(workflowText).not.toContain("secrets.");
  });

  it("takes actions by their commit", () => {
    for (const { uses } of steps.filter((step) => step.uses !== undefined)) expect(uses).toMatch(/^actions\/[a-z-]+@[\da-f]{40}$/);
  });
});
