import { headersUrl, notFoundUrl } from "../pages/urls.ts";
import { formatProblem } from "../problems/format-problem.ts";
import { findProblemWords } from "../problems/languages.ts";
import { escapeControls } from "../text/escape-output.ts";
import { type ListenOptions, listen } from "./listen.ts";
import { pollFiles } from "./poll.ts";
import { countMore, createProblemLines, listSome } from "./problem-lines.ts";
import type { ChangedFiles, Later, Rebuild, RebuildResult, WaitForPage } from "./rebuild.ts";
import { createRebuildQueue } from "./rebuild-queue.ts";
import { createReloadChannel } from "./reload-channel.ts";
import { loadReloadFiles } from "./reload-files.ts";
import type { ReloadMessage, ShownFailure } from "./reload-message.ts";
import { addReloadTag } from "./reload-tag.ts";
import type { ServedFolder } from "./serve-folder.ts";
import { describeServing, warnOfReaders } from "./serving-lines.ts";
import { createSiteHandler } from "./site-handler.ts";
import { parseTarget, readPageUrl } from "./target.ts";
import { watchFiles } from "./watch.ts";

export interface LiveOptions extends ListenOptions {
  readonly folder: string;
  /** Called after each good build, since the owner may change the site's address. */
  readonly findBasePath: () => Promise<string>;
  readonly rebuild: Rebuild;
  /** Renders the pages that a build left pending. An empty summary is not printed. */
  readonly renderPending?: Later;
  readonly waitForPage?: WaitForPage;
  /** Does what may wait until nobody writes. An empty summary is not printed. */
  readonly finish?: Later;
  /** Nothing is printed after it is aborted. */
  readonly signal: AbortSignal;
  /** Folders and files to watch. */
  readonly roots: readonly string[];
  /** Folders that a build writes to. */
  readonly unwatched: readonly string[];
  /** Looks for changes again and again, instead of waiting for events of the system. */
  readonly poll?: boolean;
  /** Escapes what a terminal would obey, and line breaks inside a line. */
  readonly print: (lines: readonly string[]) => void;
}

/** Milliseconds: enough for an editor to save all its files, too short to be noticed. */
const quiet = 100;

/** Milliseconds without a change after which nobody seems to write. */
const calm = 3000;

/**
 * Builds, serves, and builds again on each change; open pages reload. If a build fails, the last
 * good site stays.
 */
export async function serveLive(options: LiveOptions): Promise<ServedFolder> {
  const { folder, findBasePath, roots, unwatched } = options;
  const print = (lines: readonly string[]): void => (options.signal.aborted ? undefined : options.print(lines));
  const started = Date.now().toString(36);
  let builds = 0;
  let isGood = false;
  let pending = 0;
  let basePath = await findBasePath();
  const [formatNotes, formatProblems] = [createProblemLines("notes", 5), createProblemLines("problems")];
  let message: ReloadMessage = { version: started };
  const channel = createReloadChannel(await loadReloadFiles(), message);
  const answerSite = createSiteHandler({
    folder,
    basePath: () => basePath,
    waitForPage: async (url) => (pending > 0 ? options.waitForPage?.(url) : undefined),
    changePage: () => {
      const { version } = message;
      return (page) => addReloadTag(page, version);
    },
  });
  const server = await listen((request, response) => void (channel.answer(request, response) || answerSite(request, response)), options);
  print(warnOfReaders(server));
  const announce = (): void => print(describeServing(folder, server, basePath));

  async function build(reason: ChangedFiles): Promise<void> {
    print([reason.length === 0 ? "Building …" : `Building again for ${listSome(reason, 3).join(", ")} …`]);
    const open = reason.length === 0 ? undefined : listOpen();
    const result = await options.rebuild(reason, open).catch(describeCrash);
    const notes = formatNotes(result.notes, result.language);
    const problems = formatProblems(result.problems, result.language);
    const stale = !result.ok && pending > 0 ? ["Some pages still show an older state of the site."] : [];
    print([...notes, ...result.warnings, ...problems, ...result.summary.split("\n"), ...stale]);
    if (result.ok) {
      builds += 1;
      ({ pending } = result);
      await moveBase();
    }
    publish(result);
  }

  function publish(result: RebuildResult): void {
    isGood = result.ok;
    const version = `${started}-${builds}`;
    message = result.ok ? { version } : { version, failure: describeFailure(result) };
    channel.publish(message);
  }

  async function moveBase(): Promise<void> {
    const before = basePath;
    basePath = await findBasePath();
    if (basePath !== before) announce();
  }

  /** Every answer has the headers, and a missing page is a page too. */
  function listOpen(): readonly string[] {
    const targets = channel.listOpen().map((path) => parseTarget(path, basePath));
    return [headersUrl, notFoundUrl, ...targets.flatMap((target) => (target.kind === "inside" ? readPageUrl(target) : []))];
  }

  const follow = (later: Later | undefined) => async (signal: AbortSignal) => {
    if (!isGood || !later) return;
    const result = await later(signal).catch(describeCrash);
    if (result.ok) ({ pending } = result);
    if (signal.aborted) return;
    const { summary, problems, warnings } = result;
    print([...warnings, ...problems.map(formatProblem), ...(summary === "" ? [] : summary.split("\n"))]);
    if (!result.ok) publish(result);
  };

  const queue = createRebuildQueue(build, quiet, [
    { work: follow(options.renderPending), calm: 0 },
    { work: follow(options.finish), calm },
  ]);
  const watch = options.poll ? pollFiles : watchFiles;
  const stopWatching = await watch({
    roots,
    unwatched,
    onChange: queue.add,
    onError: (error) =>
      print([`Changes may go unseen: ${String(error)}. Raise the limit (on Linux, of \`sysctl fs.inotify\`), or add \`--poll\`.`]),
  });
  await queue.first();
  announce();
  return {
    ...server,
    url: `${server.origins[0]}${basePath}`,
    close: async () => {
      stopWatching();
      await Promise.all([queue.close(), server.close()]);
    },
  };
}

function describeFailure({ summary, language, problems }: RebuildResult): ShownFailure {
  const words = findProblemWords(language);
  const shown = problems.slice(0, 20).map(({ file, line, column, reason, fix }) => ({
    place: escapeControls(`${file}:${line}:${column}`),
    text: escapeControls(`${reason}. ${fix}`),
  }));
  const left = problems.length - shown.length;
  return {
    language: words.language,
    direction: words.direction,
    heading: summary,
    problems: shown,
    ...(left > 0 && { more: countMore(left, words) }),
    hide: words.closing.hide,
  };
}

function describeCrash(error: unknown): RebuildResult {
  const summary = error instanceof Error ? error.message : String(error);
  return { ok: false, language: "en", summary, problems: [], notes: [], warnings: [], pending: 0 };
}
