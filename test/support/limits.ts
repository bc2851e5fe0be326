import { afterAll, beforeAll } from "vitest";
import { limits } from "../../scripts/text/limits.ts";

/** Changes limits for the tests of a file, so that a few small files exceed them. */
export function changeLimits(changed: Partial<Record<keyof typeof limits, number>>): void {
  const before = { ...limits };
  beforeAll(() => void Object.assign(limits, changed));
  afterAll(() => void Object.assign(limits, before));
}
