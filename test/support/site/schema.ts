import { z } from "zod";
import type { Element } from "./html.ts";
import { readItems } from "./microdata.ts";

const address = z.url({ protocol: /^https?$/ });
const time = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/);
const text = z
  .string()
  .transform((written) => written.replace(/[ \t\n]+/g, " ").trim())
  .pipe(z.string().min(1));
const number = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
const count = number.pipe(z.int().min(0));

/** A property with exactly one value. */
const one = <T extends z.ZodType>(value: T) => z.tuple([value]).transform(([only]) => only as z.output<T>);

/** An item of a type of schema.org with exactly these properties. */
function item<const T extends string, P extends z.ZodRawShape>(type: T, properties: P) {
  const shape = z.strictObject({ type: z.tuple([z.literal(`https://schema.org/${type}`)]), properties: z.strictObject(properties) });
  return shape.transform((found) => ({ type, ...(found.properties as z.output<z.ZodObject<P>>) }));
}

const person = item("Person", { name: one(text), url: one(address).optional() });
const likes = item("InteractionCounter", {
  interactionType: one(z.literal("https://schema.org/LikeAction")),
  userInteractionCount: one(count),
});

/**
 * What Google requires of a post of a discussion and recommends for it (Search Central, "Discussion
 * forum" and "Q&A page"), as far as a site knows it.
 */
const post = {
  url: one(address),
  text: one(z.string()),
  image: z.array(address).optional(),
  author: one(person),
  datePublished: one(time),
  dateModified: one(time).optional(),
};
const shared = { ...post, interactionStatistic: one(likes).optional() };
const voted = { ...post, upvoteCount: one(number).optional() };

const answer = item("Answer", voted);
const question = item("Question", {
  ...voted,
  name: one(text),
  isPartOf: one(address),
  answerCount: one(count),
  // One of several pages may show it.
  acceptedAnswer: one(answer).optional(),
  suggestedAnswer: z.array(answer).default([]),
});
const entry = item("DiscussionForumPosting", {
  url: one(address),
  headline: one(text),
  text: one(text),
  author: one(person),
  datePublished: one(time),
  dateModified: one(time).optional(),
  commentCount: one(count),
});
const list = item("ItemList", { itemListElement: z.array(entry) });
const posting = item("DiscussionForumPosting", {
  ...shared,
  headline: one(text),
  isPartOf: one(address),
  // Later pages leave it to the first one.
  commentCount: one(count).optional(),
  comment: z.array(item("Comment", shared)).default([]),
});
const page = z.union([
  item("CollectionPage", { name: one(text), mainEntity: one(list).optional() }),
  item("QAPage", { mainEntity: one(question) }),
  posting,
]);

export type PageItem = z.infer<typeof page>;

/** The items of a page. Throws if one has too little or too much. */
export function readPageItems(root: Element): readonly PageItem[] {
  return readItems(root).map((found) => page.parse(found));
}
