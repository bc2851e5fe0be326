import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChangedFiles } from "../../scripts/serve/rebuild.ts";
import { createRebuildQueue } from "../../scripts/serve/rebuild-queue.ts";

/** Builds that run until the test ends them. */
function recordBuilds() {
  const reasons: ChangedFiles[] = [];
  const ends: (() => void)[] = [];
  const build = (reason: ChangedFiles): Promise<void> => {
    reasons.push(reason);
    return new Promise((resolve) => ends.push(resolve));
  };
  return {
    build,
    reasons,
    end: async () => {
      ends.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a rebuild queue", () => {
  it("builds once for a burst of saves and lists every file once, sorted", async () => {
    const { build, reasons } = recordBuilds();
    const queue = createRebuildQueue(build, 100);
    for (const path of ["b.md", "a.md", "b.md"]) {
      queue.add(path);
      await vi.advanceTimersByTimeAsync(99);
    }
    expect(reasons).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reasons).toEqual([["a.md", "b.md"]]);
  });

  it("builds once more for all changes during a build, and never twice at a time", async () => {
    const { build, reasons, end } = recordBuilds();
    const queue = createRebuildQueue(build, 100);
    void queue.first();
    queue.add("a.md");
    await vi.advanceTimersByTimeAsync(1000);
    queue.add("b.md");
    await vi.advanceTimersByTimeAsync(1000);
    expect(reasons).toEqual([[]]);
    await end();
    await vi.advanceTimersByTimeAsync(100);
    expect(reasons).toEqual([[], ["a.md", "b.md"]]);
    await end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reasons).toHaveLength(2);
  });

  it("runs deferred work once after a build when nothing has changed for a while", async () => {
    const { build, end } = recordBuilds();
    const finish = vi.fn(async () => undefined);
    const queue = createRebuildQueue(build, 100, [{ work: finish, calm: 3000 }]);
    void queue.first();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(finish).not.toHaveBeenCalled();
    await end();
    await vi.advanceTimersByTimeAsync(2999);
    queue.add("a.md");
    await vi.advanceTimersByTimeAsync(10_000);
    await end();
    await vi.advanceTimersByTimeAsync(2999);
    expect(finish).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(finish).toHaveBeenCalledOnce();
  });

  it("starts one deferred work after the other", async () => {
    const { build, end } = recordBuilds();
    const [first, second] = [recordBuilds(), vi.fn(async () => undefined)];
    const queue = createRebuildQueue(build, 100, [
      { work: () => first.build([]), calm: 0 },
      { work: second, calm: 3000 },
    ]);
    void queue.first();
    await end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([first.reasons.length, second.mock.calls.length]).toEqual([1, 0]);
    await first.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect(second).toHaveBeenCalledOnce();
  });

  it("stops deferred work on a change and builds after it has ended", async () => {
    const { build, reasons, end } = recordBuilds();
    const work = recordBuilds();
    const signals: AbortSignal[] = [];
    const finish = (signal: AbortSignal) => {
      signals.push(signal);
      return work.build([]);
    };
    const queue = createRebuildQueue(build, 100, [{ work: finish, calm: 3000 }]);
    void queue.first();
    await end();
    await vi.advanceTimersByTimeAsync(3000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    queue.add("a.md");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reasons).toEqual([[]]);
    await work.end();
    await vi.advanceTimersByTimeAsync(100);
    expect(reasons).toEqual([[], ["a.md"]]);
  });

  it("waits for the running build when it closes, and starts no other", async () => {
    const { build, reasons, end } = recordBuilds();
    const queue = createRebuildQueue(build, 100);
    void queue.first();
    queue.add("a.md");
    const closed = vi.fn();
    void queue.close().then(closed);
    await vi.advanceTimersByTimeAsync(1000);
    expect(closed).not.toHaveBeenCalled();
    await end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(closed).toHaveBeenCalledOnce();
    queue.add("b.md");
    await vi.advanceTimersByTimeAsync(1000);
    expect(reasons).toEqual([[]]);
  });
});
