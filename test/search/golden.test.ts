import { beforeAll, describe, expect, it } from "vitest";
import { openBruteForce } from "../support/search/brute-force.ts";
import { type ForumName, forums, sharedForums } from "../support/search/forums.ts";
import { describeQuestion, firstLength, type GoldenQuestion, readGolden, type Search } from "../support/search/golden.ts";
import { type AskIndex, openContentIndex } from "../support/search/open-index.ts";
import { describeShared } from "../support/shared.ts";

describe("the index of the forum of programmers", () => checkForum("programmers", ""));

for (const forum of sharedForums) describeShared(`the index of ${forum}`, (shared) => checkForum(forum, shared));

function checkForum(forum: ForumName, shared: string): void {
  const { questions } = readGolden(forum);
  const titled = questions.map((question) => [describeQuestion(question), question] as const);
  let askIndex: AskIndex;
  let searchWords: Search;

  beforeAll(async () => {
    const content = await forums[forum](shared);
    askIndex = await openContentIndex(content);
    searchWords = openBruteForce(content);
  });

  it.each(titled)("gives the recorded answer to %s", async (_, question) => {
    const { found, isMore, shown } = await askIndex(question, firstLength);
    expect({ found, isMore, first: shown.map(({ record }) => record.slug) }).toEqual({
      found: question.count,
      isMore: false,
      first: question.first,
    });
  });

  it.each(titled)("finds as many as hold the words of %s", async (_, question) => {
    const { count, slugs } = await searchWords(question);
    expect(count).toBe(question.holding ?? question.count);
    if (question.holding === undefined) expectRecorded(slugs, question);
  });

  it("differs from the words only where a note says why", () => {
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
