import type { Row } from "../../../scripts/listing/row.ts";
import type { SearchDocument } from "../../../scripts/search/index/document.ts";

export const sampleRow: Row = {
  url: "../discussions/a/",
  title: [],
  titleLanguage: undefined,
  excerpt: [],
  excerptLanguage: undefined,
  author: { name: "", url: "" },
  actor: { name: "", url: "" },
  acted: ["", ""],
  at: 1_795_737_600,
  datetime: "2026-11-27T00:00:00Z",
  date: "۶ آذر ۱۴۰۵",
  fullDate: "جمعه ۶ آذر ۱۴۰۵، ساعت ۰۳:۳۰",
  replies: "",
  likes: "",
  solved: false,
  closed: false,
  tags: [],
};

interface Sample {
  readonly slug: string;
  readonly title?: string;
  readonly author?: string;
  readonly tags?: readonly string[];
  readonly status?: readonly string[];
  readonly year?: string;
  readonly at?: number;
  /** The texts of the posts. */
  readonly posts?: readonly string[];
}

export function makeDocument({
  slug,
  title = "",
  author = "",
  posts = [],
  tags = [],
  status = [],
  year = "1405",
  at = 0,
}: Sample): SearchDocument {
  return {
    slug,
    row: { ...sampleRow, title: title === "" ? [] : [{ text: title, code: false }], author: { name: author, url: "" } },
    tags: tags.map((name) => ({ slug: name, label: name })),
    status,
    year,
    at,
    posts: posts.map((text, index) => ({ id: index === 0 ? "" : `reply-${index}`, text: text === "" ? [] : [{ text, code: false }] })),
  };
}
