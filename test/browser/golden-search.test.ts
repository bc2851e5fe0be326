import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSearchPage } from "../support/browser/search-answers.ts";
import { type ForumName, forums, sharedForums } from "../support/search/forums.ts";
import { firstLength, formatGolden, type GoldenQuestion, locateGolden, readGolden } from "../support/search/golden.ts";
import { describeShared } from "../support/shared.ts";

describe("the search page of the forum of programmers", () => checkForum("programmers", ""));

for (const forum of sharedForums) describeShared(`the search page of ${forum}`, (shared) => checkForum(forum, shared));

/** With the option `-u` of Vitest, the test records the answers. */
function checkForum(forum: ForumName, shared: string): void {
  let opened: Awaited<ReturnType<typeof openSearchPage>>;

  beforeAll(async () => {
    opened = await openSearchPage(await forums[forum](shared));
  });
  afterAll(() => opened?.close());

  it("gives the recorded number of results, and the first ten in the recorded order", async () => {
    const golden = readGolden(forum);
    const questions: GoldenQuestion[] = [];
    for (const question of golden.questions) {
      const { count, slugs } = await opened.search(question);
      questions.push({ ...question, count, first: slugs.slice(0, firstLength) });
    }
    await expect(formatGolden({ ...golden, questions })).toMatchFileSnapshot(locateGolden(forum));
  }, 180_000);
}
