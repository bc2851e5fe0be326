import { createRandom, pick, type Random } from "./random.ts";
import type { PickWord } from "./vocabularies.ts";

/** A discussion of a generated forum. */
export interface Discussion {
  /** Its path in the content folder. Each folder has a thousand. */
  readonly path: string;
  readonly text: string;
}

const names = ["سارا رحیمی", "علی کریمی", "مینا احمدی", "رضا مرادی", "dev.user (Ali)", "نیلوفر صادقی", "حسین جعفری", "Neda K."] as const;

const code = [
  '```php\n$users = User::query()->with("posts")->paginate(15);\nreturn view("users.index", compact("users"));\n```',
  "```js\nconst page = await fetch(`/api/users?page=${" + "number}`);\nif (!page.ok) throw new Error(page.statusText);\n```",
  "```sql\nSELECT id, title FROM posts WHERE author_id = 7 ORDER BY created_at DESC LIMIT 20 OFFSET 40;\n```",
  "در قالب `{{ $users->links() }}` چیزی نشان نمی‌دهد و `Promise<Map<string, T>>` هم همین‌طور.",
] as const;

const day = 86_400_000;

/**
 * A forum of `count` discussions, always the same: about 180 words each, with code, a list and a
 * link, from 2018 to 2026. It has one tag for each twenty discussions; a few tags have most
 * discussions. Half of the discussions were updated.
 */
export function* inventForum(count: number, pickWord: PickWord): Generator<Discussion> {
  const random = createRandom(0x2545f491);
  const write = (length: number) => Array.from({ length }, () => pickWord(random)).join(" ");
  const tags = Math.max(3, Math.floor(count / 20));
  for (let index = 0; index < count; index++) {
    const folder = String(Math.floor(index / 1000)).padStart(4, "0");
    yield { path: `discussions/${folder}/discussion-${index}.md`, text: inventText(index, tags, random, write) };
    // One number is not used, so that the corpus stays that of earlier measurements.
    random();
  }
}

/** @param write returns a sentence of so many words. */
function inventText(index: number, tagTotal: number, random: Random, write: (length: number) => string): string {
  const tags = inventTags(tagTotal, random);
  const created = Date.UTC(2018, 0, 1) + random() * 8 * 365 * day;
  const updated =
    random() < 0.5 ? `updated: ${formatInstant(created + (1 + random() * 200) * day)}\nupdatedBy: ${pick(names, random)}\n` : "";
  const title = `${write(7)} ${index}`;
  const author = pick(names, random);
  const blocks = [
    `---\ntitle: "${title}"\nauthor: ${author}\ntags: [${tags.join(", ")}]\ncreated: ${formatInstant(created)}\n${updated}---`,
    `سلام ${write(25)}.`,
    write(40 + Math.floor(random() * 80)),
    pick(code, random),
    `- ${write(6)}\n- **${write(3)}** ${write(4)}\n- [${write(2)}](https://example.com/${index})`,
    `${write(60)}\n`,
  ];
  return blocks.join("\n\n");
}

/** One to four tags. Those with low numbers are frequent. */
function inventTags(total: number, random: Random): readonly string[] {
  const inventTag = () => `tag-${Math.min(total - 1, Math.floor(total * random() ** 3))}`;
  const first = inventTag();
  return [...new Set([first, ...Array.from({ length: Math.floor(random() * 4) }, inventTag)])];
}

/** @param time milliseconds since the epoch. */
export function formatInstant(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}
