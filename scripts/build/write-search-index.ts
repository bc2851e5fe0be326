import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { close, createIndex, type PagefindIndex } from "pagefind";
import type { SearchRecord } from "../search/record.ts";

/** One index for all languages of a forum: texts are folded before, and no word is cut to its stem. */
const language = "unknown";

/** What the search page loads; Pagefind also writes interfaces of its own. */
const loaded = /^(?:pagefind\.js|pagefind-entry\.json|.*\.pf_meta|wasm\.unknown\.pagefind|fragment|index|filter)$/;

/**
 * Writes the search index into a folder. The same records in the same order give the same bytes.
 *
 * @throws when there is no Pagefind for this machine, or it refuses a record.
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
 * Rejects when Node has nothing left to wait for. Pagefind is a process of its own; when it dies, as on a full disk, it says so itself, but
 * what it was asked is never answered, and the build would end in the middle.
 */
async function failInSilence(signal: AbortSignal): Promise<never> {
  await once(process, "beforeExit", { signal });
  throw new Error("Pagefind has ended without an answer.");
}

/** Pagefind also searches all that is in `meta`, so what a result shows goes where the address would be, which it only keeps. */
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
