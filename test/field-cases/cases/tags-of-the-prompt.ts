import type { TagsQuestion } from "../../../scripts/authoring/prompter.ts";
import { openSession } from "../../../scripts/authoring/session.ts";
import { writePost } from "../../../scripts/authoring/write-post.ts";
import { makeFolder } from "../../support/disk.ts";
import { writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

/** What the prompt of `npm run new` offers for the letters `la`. */
async function offer(language: string): Promise<string> {
  const content = makeFolder({
    "site.yaml": `language: ${language}\n`,
    "tags.yaml": "Laravel: {}\nlatex: {}\n",
    "discussions/a.md": writeDiscussion({ tags: "[laravel]" }),
    "discussions/b.md": writeDiscussion({ tags: "[lambda, laravel]" }),
  });
  const asked: TagsQuestion[] = [];
  const session = openSession(
    { content, now: "2026-11-27T00:00:00Z", answers: { title: "A", author: "Sara", body: "x" }, notify: () => undefined },
    {
      askText: async () => "",
      askLines: async () => "",
      askChoice: async () => "",
      confirm: async () => true,
      askTags: async (question) => {
        asked.push(question);
        return "php";
      },
    },
  );
  if ("kind" in session) return session.message;
  await writePost(session, { sameTitle: "write" });
  return asked.map(({ suggest, comma }) => suggest("la").join(`${comma} `)).join();
}

export const fieldCase: FieldCase = {
  behaviour: "offers the tags that somebody uses, between commas of the site's language",
  observe: async () => ({ en: await offer("en"), fa: await offer("fa"), ckb: await offer("ckb") }),
  right: { en: "Laravel, lambda", fa: "Laravel، lambda", ckb: "Laravel، lambda" },
};
