import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readLogCommands } from "./logs.ts";
import { pinned } from "./pinned-actions.ts";

const folder = ".github/workflows";

const step = z.strictObject({
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const paths = z.strictObject({ paths: z.array(z.string()) });
const system = z.enum(["ubuntu-latest", "macos-latest", "windows-latest"]);
const workflow = z.strictObject({
  name: z.string(),
  // `workflow_run` would give a stranger's change write access.
  on: z.union([
    z.strictObject({ pull_request: paths, push: paths.extend({ branches: z.tuple([z.literal("main")]) }) }),
    z.strictObject({ pull_request_target: paths }),
  ]),
  permissions: z.strictObject({ contents: z.literal("read") }),
  concurrency: z.strictObject({ group: z.string(), "cancel-in-progress": z.literal(true) }),
  defaults: z.strictObject({ run: z.strictObject({ shell: z.literal("bash") }) }).optional(),
  jobs: z.record(
    z.string(),
    z.strictObject({
      "runs-on": z.union([z.literal("ubuntu-latest"), z.string().regex(/^\$\{\{ matrix\.system \}\}$/)]),
      "timeout-minutes": z.number().max(60),
      strategy: z
        .strictObject({
          "fail-fast": z.boolean(),
          matrix: z.strictObject({
            system: z.array(system),
            node: z.array(z.number()),
            include: z.array(z.strictObject({ system, node: z.number() })),
          }),
        })
        .optional(),
      steps: z.array(step),
    }),
  ),
});

/**
 * The problem matchers of setup-node v4.4.0 (its .github folder). They turn each matching line of a
 * log into an annotation.
 */
const matchers = ["tsc", "eslint-stylish", "eslint-compact"];

/** With other kinds of steps. */
const anyWorkflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(step.loose()) })) });

/**
 * The form and the release may write and have their own rules, in release.test.ts and in
 * test/import/issue-form/forms.test.ts. The third one runs the code of the main branch.
 */
const notOfPullRequests = ["form.yml", "nightly.yml", "release.yml"];

/** Commands that install packages and may run their scripts. */
function listUnsafeInstalls(text: string): readonly string[] {
  const installs = text.match(/npm (?:ci|install|i)\b.*/g) ?? [];
  return installs.filter((line) => !/^npm ci(?:\\n'|\s*FAILED.*| --ignore-scripts\b.*)$/.test(line));
}

describe("the nightly workflow", () => {
  const text = readFileSync(join(folder, "nightly.yml"), "utf8");
  const { on, permissions } = z.object({ on: z.record(z.string(), z.unknown()), permissions: z.unknown() }).parse(parse(text));

  test("never runs for a pull request, and has a read-only token and no secret", () => {
    expect(Object.keys(on)).toEqual(["schedule", "workflow_dispatch"]);
    expect(permissions).toEqual({ contents: "read" });
    expect(text).not.toMatch(/secrets\b|id-token|write|GITHUB_TOKEN|\$\{\{/);
  });

  test("takes actions by their commit, and lets no package run a script", () => {
    for (const [, action] of text.matchAll(/uses: (\S+)/g)) expect(pinned).toContain(action);
    expect(listUnsafeInstalls(text)).toEqual([]);
  });

  test("runs commands that exist", () => {
    const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync("package.json", "utf8")));
    for (const [, name = ""] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
  });
});

describe.each(readdirSync(folder).filter((name) => !notOfPullRequests.includes(name)))("the workflow %s", (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  const { data, error } = workflow.safeParse(parse(text));
  const steps = Object.values(data?.jobs ?? {}).flatMap((job) => job.steps);

  test("runs only for pull requests and for pushes to the main branch, in jobs with only known keys", () => {
    expect(error?.issues).toBeUndefined();
    expect(steps.length).toBeGreaterThan(2);
  });

  test("has a read-only token and no secret", () => {
    expect(text).not.toMatch(/secrets\b|id-token|write|GITHUB_TOKEN|\benv:/);
    for (const { uses, with: inputs } of steps)
      if (uses?.startsWith("actions/checkout@")) expect(inputs).toMatchObject({ "persist-credentials": false });
  });

  test("puts no expression into a shell, and uses only safe values of the event", () => {
    for (const { run = "" } of steps) expect(run).not.toMatch(/\$\{\{/);
    const expressions = Array.from(text.matchAll(/\$\{\{\s*(.*?)\s*\}\}/g), ([, expression]) => expression);
    const safe = ["github.ref", "github.event.pull_request.number", "matrix.node", "matrix.system"];
    expect(expressions.filter((expression = "") => !safe.includes(expression))).toEqual([]);
  });

  test("takes actions by their commit, and lets no package run a script", () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(1);
    for (const action of used) expect(pinned).toContain(action);
    expect(listUnsafeInstalls([...steps.flatMap(({ run }) => run ?? []), readFileSync(".ci/run", "utf8")].join("\n"))).toEqual([]);
  });
});

describe("the workflow for changes of code", () => {
  const { on, jobs, defaults } = workflow.parse(parse(readFileSync(join(folder, "ci.yml"), "utf8")));
  const { matrix } = jobs.check?.strategy ?? {};

  test("runs on each system with each version of Node, and on Linux with the oldest", () => {
    expect(matrix).toEqual({ system: system.options, node: [22, 24], include: [{ system: "ubuntu-latest", node: 20 }] });
    expect(defaults?.run.shell).toBe("bash");
  });

  test("ignores changes of content alone, but not of the guide and the settings that tests read", () => {
    const expected = ["**", "!content/**", "content/pages/**", "content/site.yaml"];
    expect(on).toEqual({ pull_request: { paths: expected }, push: { branches: ["main"], paths: expected } });
  });
});

describe("the workflow for changes of content", () => {
  const text = readFileSync(join(folder, "content.yml"), "utf8");
  const { on, jobs } = workflow.parse(parse(text));
  const [job, ...others] = Object.values(jobs);
  const steps = job?.steps ?? [];
  const checkouts = steps.flatMap(({ uses, with: inputs = {} }) => (uses?.startsWith("actions/checkout@") ? [inputs] : []));
  const commands = steps.flatMap(({ run }) => run ?? []);

  test("is that of the branch that a change is for, so that the change cannot choose its checker", () => {
    expect(Object.keys(on)).toEqual(["pull_request_target"]);
    expect(others).toEqual([]);
  });

  test("alone runs with the rights of that branch", () => {
    const targets = readdirSync(folder).filter((name) => readFileSync(join(folder, name), "utf8").includes("pull_request_target"));
    expect(targets).toEqual(["content.yml"]);
  });

  test("puts the change into a folder of its own, and the code of the branch around it", () => {
    expect(checkouts).toEqual([
      { "persist-credentials": false },
      {
        "persist-credentials": false,
        "fetch-depth": 2,
        path: "change",
        ref: expect.stringMatching(/^refs\/pull\/\$\{\{ github\.event\.pull_request\.number \}\}\/merge$/),
      },
    ]);
  });

  test("runs nothing of the change, and keeps no cache that a later build would trust", () => {
    expect(steps.filter(({ uses }) => uses !== undefined)).toHaveLength(3);
    expect(steps.flatMap(({ with: inputs = {} }) => Object.keys(inputs))).not.toContain("cache");
    const [, ...ours] = commands;
    const check = 'GITHUB_WORKSPACE="$PWD/change" npm run check -- --content change/content';
    expect(ours).toEqual(["npm ci --ignore-scripts", `${check} --base HEAD^1`, check]);
  });

  test("compares each change from another repository, also from one that is gone, with the branch", () => {
    const conditions = steps.flatMap(({ if: condition, run = "" }) =>
      condition === undefined ? [] : [[condition, run.includes("--base")]],
    );
    const from = "github.event.pull_request.head.repo.full_name";
    expect(conditions).toEqual([
      [`${from} != github.repository`, true],
      [`${from} == github.repository`, false],
    ]);
  });
});

describe.each([...readdirSync(folder).map((name) => join(folder, name)), "scripts/hosting/github-pages.yml"])("the log of %s", (file) => {
  const jobs = Object.values(anyWorkflow.parse(parse(readFileSync(file, "utf8"))).jobs);
  const following = jobs.flatMap(({ steps }) => steps.filter((_, index) => steps[index - 1]?.uses?.startsWith("actions/setup-node@")));

  test.skipIf(process.platform === "win32")("is not read by a problem matcher after the setup of Node", () => {
    expect(following.length).toBeGreaterThan(0);
    for (const { run = "" } of following) {
      const logCommands = readLogCommands(execFileSync("bash", ["-c", run], { encoding: "utf8" }));
      expect(logCommands).toEqual(
        matchers.map((owner) => ({ name: "remove-matcher", properties: new Map([["owner", owner]]), message: "" })),
      );
    }
  });
});
