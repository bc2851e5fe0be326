import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex, type PagefindIndex } from "pagefind";
import type { SearchRecord } from "../search/record.ts";

/**
 * Turns stemming off. One index serves all languages of a forum, and its texts are folded already.
 */
const language = "unknown";

/** What the search page loads. Pagefind also writes its own user interfaces. */
const loaded = /^(?:pagefind\.js|pagefind-entry\.json|.*\.pf_meta|wasm\.unknown\.pagefind|fragment|index|filter)$/;

/**
 * Writes the search index to a folder. The same records in the same order give the same bytes.
 *
 * @throws if Pagefind does not run on this machine, or refuses a record.
 */
export async function writeSearchIndex(records: Iterable<SearchRecord>, folder: string): Promise<void> {
  const silence = new AbortController();
  try {
    await Promise.race([makeIndex(records, folder), failInSilence(silence.signal)]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the search index cannot be made, --no-search leaves it out: ${reason}`, { cause });
  } finally {
    silence.abort();
    await close();
  }
  for (const name of readdirSync(folder)) if (!loaded.test(name)) rmSync(join(folder, name), { recursive: true });
}

async function makeIndex(records: Iterable<SearchRecord>, folder: string): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join(" "));
  for (const record of records) refuseErrors(await addRecord(index, record));
  refuseErrors(await index.writeFiles({ outputPath: folder }));
}

/**
 * Rejects when Node has nothing left to wait for. Pagefind is another process. When it dies, as on
 * a full disk, it prints why, but its promises never settle, and the build would end silently.
 */
async function failInSilence(signal: AbortSignal): Promise<never> {
  await once(process, "beforeExit", { signal });
  throw new Error("Pagefind has ended without an answer.");
}

/**
 * Pagefind searches everything in `meta`. So the `url`, which it only stores, carries what a result
 * shows.
 */
function addRecord(index: PagefindIndex, { shown, posts, title, tags, author, filters, newness }: SearchRecord) {
  return index.addCustomRecord({
    url: shown,
    content: posts,
    language,
    meta: { title, tags, author },
    filters: { tag: [...filters.tag], status: [...filters.status], year: [...filters.year] },
    sort: { newness: String(newness) },
  });
}

function refuseErrors({ errors }: { readonly errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(errors.join(" "));
}
