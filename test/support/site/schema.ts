import { z } from "zod";
import { type Element, findAll, readText } from "./html.ts";

const address = z.url({ protocol: /^https?$/ });
const time = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/);
const text = z.string().min(1);
const language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/);
const person = z.strictObject({ "@type": z.literal("Person"), name: text, url: address.optional() });
const site = z.strictObject({ "@type": z.literal("WebSite"), name: text, url: address });

/** The data of every post that search engines require of a posting, comment, question or answer. */
const post = { url: address, text, inLanguage: language.optional(), author: person, datePublished: time, dateModified: time.optional() };
const opening = { ...post, dateModified: time, keywords: z.array(text), image: z.array(address).optional() };
const page = { "@context": z.literal("https://schema.org"), inLanguage: language, isPartOf: site };

const answer = z.strictObject({ "@type": z.literal("Answer"), ...post });
const question = z.strictObject({
  "@type": z.literal("Question"),
  ...opening,
  name: text,
  answerCount: z.int().min(1),
  acceptedAnswer: answer,
  suggestedAnswer: z.array(answer),
});
const entry = z.strictObject({
  "@type": z.literal("DiscussionForumPosting"),
  url: address,
  headline: text,
  inLanguage: language.optional(),
  author: person,
  datePublished: time,
  dateModified: time.optional(),
  commentCount: z.int().min(0),
});
const list = z.strictObject({
  "@type": z.literal("ItemList"),
  numberOfItems: z.int().min(0),
  itemListOrder: z.literal("https://schema.org/ItemListOrderDescending"),
  itemListElement: z.array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int().min(1), item: entry })),
});

/** The kinds of data blocks (schema.org) with exactly the data that each must have. */
const block = z.discriminatedUnion("@type", [
  z.strictObject({ ...page, "@type": z.literal("CollectionPage"), url: address, name: text, mainEntity: list }),
  z.strictObject({ ...page, "@type": z.literal("QAPage"), url: address, mainEntity: question }),
  z.strictObject({
    ...opening,
    ...page,
    "@type": z.literal("DiscussionForumPosting"),
    headline: text,
    commentCount: z.int().min(0),
    comment: z.array(z.strictObject({ "@type": z.literal("Comment"), ...post })),
  }),
]);

export type Block = z.infer<typeof block>;

/** The data blocks of a page. Throws if one has too little or too much. */
export function readSchemas(root: Element): readonly Block[] {
  return findAll(root, "script", { type: "application/ld+json" }).map((script) => block.parse(JSON.parse(readText(script))));
}
