import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { runCommand } from "../support/command.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { buildTrees, forums, listArguments } from "./sites.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [one = "", two = ""] = forums;
let trees: readonly Readonly<Record<string, string>>[];

beforeAll(async () => {
  trees = await buildTrees();
});

function mount(...args: readonly string[]): boolean {
  return spawnSync("mount", args).status === 0;
}

const probe = makeFolder();
const canMount = mount("-t", "tmpfs", "-o", "size=64k", "tmpfs", probe);
afterAll(() => void (canMount && spawnSync("umount", [probe])));

/** Builds the second forum, which must fail with one message and change nothing. */
async function expectRefusal(output: string, sentence: RegExp): Promise<void> {
  const before = readTree(output);
  const { status, errors } = await runCommand("build", listArguments(two, output));
  const messages = errors.split("\n").filter((line) => line !== "" && !line.endsWith(" …"));
  expect(messages).toEqual([expect.stringMatching(sentence)]);
  expect(status).toBeGreaterThan(1);
  expect(readTree(output)).toEqual(before);
}

async function expectBuild(content: string, output: string): Promise<void> {
  expect(await runCommand("build", listArguments(content, output))).toMatchObject({ status: 0 });
  expect(readTree(output)).toEqual(trees[forums.indexOf(content)]);
}

describe.runIf(canMount)("if folders can be mounted", () => {
  test.each([100, 300, 600, 1000, 1500])("a disk with %i KiB left keeps the old tree", async (left) => {
    const disk = makeFolder();
    mount("-t", "tmpfs", "-o", "size=32m", "tmpfs", disk);
    onTestFinished(() => void spawnSync("umount", [disk]));
    const output = join(disk, "dist");
    await expectBuild(one, output);
    const used = Number(spawnSync("df", ["--output=used", "-k", disk], { encoding: "utf8" }).stdout.split("\n")[1]);
    mount("-o", `remount,size=${used + left}k`, disk);
    await expectRefusal(output, /is as it was, since there is no space left on its disk/);
    mount("-o", "remount,size=32m", disk);
    await expectBuild(two, output);
  });

  test.each(["", "tags"])("an output whose folder `%s` cannot be written keeps the old tree", async (folder) => {
    const output = join(makeFolder(), "dist");
    await expectBuild(one, output);
    const closed = join(output, folder);
    mount("--bind", closed, closed);
    mount("-o", "remount,bind,ro", closed);
    const open = () => spawnSync("umount", [closed]);
    onTestFinished(() => void open());
    await expectRefusal(output, /cannot be written to/);
    open();
    await expectBuild(two, output);
  });

  test("a folder of the output on another disk keeps the old tree", async () => {
    const output = join(makeFolder(), "dist");
    await expectBuild(one, output);
    mount("-t", "tmpfs", "tmpfs", join(output, "discussions"));
    onTestFinished(() => void spawnSync("umount", [join(output, "discussions")]));
    await expectRefusal(output, /lies on another disk than/);
  });
});

test.skipIf(process.platform === "win32")(
  "too few open files keep the old tree, for every limit with which a command can start",
  async () => {
    const output = join(makeFolder(), "dist");
    await expectBuild(one, output);
    const messages = new Set<string>();
    for (let limit = 24; limit <= 96; limit += 2) {
      const command = `ulimit -n ${limit}; exec "$0" scripts/run.mjs scripts/commands/build.ts "$@"`;
      const args = ["-c", command, process.execPath, ...listArguments(two, output)];
      const { status, stderr } = spawnSync("bash", args, { cwd: root, encoding: "utf8" });
      if (status === 0) break;
      expect(readTree(output)).toEqual(trees[0]);
      // With less, Node itself or its TypeScript loader does not start and prints a long error.
      if (status === 3)
        messages.add(
          stderr
            .split("\n")
            .filter((line) => line !== "" && !line.endsWith(" …"))
            .join("\n"),
        );
    }
    for (const sentence of messages) expect(sentence).toMatch(/^The command failed: .*EMFILE.*$/);
    await expectBuild(two, output);
  },
);

test("of two simultaneous builds one reports the other, and the next one succeeds", async () => {
  const output = join(makeFolder(), "dist");
  await expectBuild(one, output);
  const ends = await Promise.all([two, two].map((content) => runCommand("build", listArguments(content, output))));
  const refused = ends.filter(({ status }) => status !== 0);
  for (const { errors, status } of refused) {
    expect(errors.trimEnd().split("\n").at(-1)).toMatch(/^The command failed: another build \(process \d+\) is writing to /);
    expect(status).toBe(3);
  }
  expect(refused.length).toBeLessThan(2);
  expect(readTree(output)).toEqual(trees[1]);
  await expectBuild(one, output);
});
