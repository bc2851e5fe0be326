import { expect, test, vi } from "vitest";
import { createLiveBuilder } from "../../scripts/build/live-builder.ts";
import type { BuildRequest, BuildResult } from "../../scripts/build/request.ts";

/** Builds that run until the test ends them, or their `signal`. */
function recordBuilds() {
  const requests: Partial<BuildRequest>[] = [];
  const ends: ((pending: readonly string[] | Error) => void)[] = [];
  const build = ({ clock, announce, storing, ...request }: BuildRequest) =>
    new Promise<BuildResult>((resolve, reject) => {
      requests.push(request);
      const result = { problems: [], notes: [], warnings: [], language: "en", locate: (file: string) => file };
      ends.push((pending) => (pending instanceof Error ? reject(pending) : resolve({ ...result, pending: new Set(pending) })));
    });
  const live = createLiveBuilder({ build }, () => ({ clock: 0, announce: () => undefined, storing: "later" }));
  /** Ends the running build. */
  const end = async (pending: readonly string[] | Error) => {
    ends.shift()?.(pending);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { live, requests, end };
}

/** Has pending the pages of these addresses. */
async function leave(...pending: readonly string[]) {
  const builds = recordBuilds();
  const built = builds.live.build(["site.yaml"], ["/"]);
  await builds.end(pending);
  await built;
  builds.requests.splice(0);
  return builds;
}

const never = new AbortController().signal;

test("renders the open pages first, and all pages if it is not known which ones are open", async () => {
  const { live, requests, end } = recordBuilds();
  void live.build(undefined, undefined);
  await end([]);
  void live.build(["site.yaml"], ["/", "/tags/"]);
  await end([]);
  expect(requests).toEqual([{}, { changed: ["site.yaml"], only: new Set(["/", "/tags/"]) }]);
});

test("renders pending pages, and nothing if there are none", async () => {
  const { live, requests, end } = await leave("/a/", "/b/");
  const rendered = live.renderPending(never);
  await end([]);
  expect((await rendered)?.pending).toEqual(new Set());
  expect(requests).toMatchObject([{ changed: [] }]);
  expect(await live.renderPending(never)).toBeUndefined();
});

test("lets a page wait until it is rendered, and renders it before the others", async () => {
  const { live, requests, end } = await leave("/a/", "/b/", "/c/");
  const ready = vi.fn();
  void live.renderPending(never);
  void live.waitFor("/b/").then(() => ready("/b/"));
  expect(requests[0]?.signal?.aborted).toBe(true);
  await end(["/b/", "/c/"]);
  expect(ready).not.toHaveBeenCalled();
  expect(requests[1]?.only).toEqual(new Set(["/b/"]));
  await end(["/c/"]);
  expect(ready).toHaveBeenCalledWith("/b/");
  expect(requests[2]?.only).toBeUndefined();
  await end([]);
  expect(requests).toHaveLength(3);
});

test("lets no page wait that is not pending", async () => {
  const { live } = await leave("/a/");
  expect(await live.waitFor("/other/")).toBeUndefined();
});

test("stops when something changes, and renders waiting pages with the open ones", async () => {
  const { live, requests, end } = await leave("/a/", "/b/");
  const stop = new AbortController();
  const rendered = live.renderPending(stop.signal);
  void live.waitFor("/b/");
  stop.abort();
  await end(["/b/"]);
  expect((await rendered)?.pending).toEqual(new Set(["/b/"]));
  void live.build(["a.md"], ["/"]);
  expect(requests.at(-1)?.only).toEqual(new Set(["/", "/b/"]));
});

test("looks at all files if one was written meanwhile", async () => {
  const { live, requests, end } = await leave("/a/");
  const rendered = live.renderPending(never);
  await end(new Error("`a.md` changed while the site was built: build again."));
  expect(requests.map(({ changed }) => changed)).toEqual([[], undefined]);
  await end([]);
  expect((await rendered)?.pending).toEqual(new Set());
});

test("lets no page wait after a failure", async () => {
  const { live, end } = await leave("/a/", "/b/");
  const rendered = live.renderPending(never);
  const page = live.waitFor("/b/");
  await Promise.all([expect(rendered).rejects.toThrow("disk"), end(new Error("The disk is full."))]);
  expect(await page).toBeUndefined();
});
