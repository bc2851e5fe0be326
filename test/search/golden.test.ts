import { beforeAll, describe, expect, it } from "vitest";
import { openBruteForce } from "../support/search/brute-force.ts";
import { type ForumName, forums, sharedForums } from "../support/search/forums.ts";
import { describeQuestion, type GoldenQuestion, readGolden, type Search } from "../support/search/golden.ts";
import { describeShared } from "../support/shared.ts";

/** The search to compare with the recorded one. Replace it to check another. */
const openSearch: (content: string) => Search | Promise<Search> = openBruteForce;

describe("the words of the bundled forum", () => checkForum("bundled", ""));

for (const forum of sharedForums) describeShared(`the words of ${forum}`, (shared) => checkForum(forum, shared));

function checkForum(forum: ForumName, shared: string): void {
  const { questions } = readGolden(forum);
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(await forums[forum](shared));
  });

  it.each(questions.map((question) => [describeQuestion(question), question] as const))(
    "give the recorded results for %s",
    async (_, question) => {
      const { count, slugs } = await search(question);
      expect(count).toBe(question.holding ?? question.count);
      if (question.holding === undefined) expectRecorded(slugs, question);
    },
  );

  it("differ from the recorded results only where a note says why", () => {
    const differing = questions.filter(({ holding }) => holding !== undefined);
    expect(differing.filter(({ holding, count }) => holding === count)).toEqual([]);
    expect(questions.filter(({ note, holding }) => (note === undefined) !== (holding === undefined))).toEqual([]);
  });
}

/** Relevance is not a question of matching, so its order is not compared. */
function expectRecorded(slugs: readonly string[], { query, order, first }: GoldenQuestion): void {
  const isNewest = order === "newest" || query.trim() === "";
  if (isNewest) expect(slugs.slice(0, first.length)).toEqual(first);
  else expect(first.filter((slug) => !slugs.includes(slug))).toEqual([]);
}
