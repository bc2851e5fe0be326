import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createAnswerCheck } from "../authoring/answer-check.ts";
import { Cancelled, type Prompter } from "../authoring/prompter.ts";
import { readClock } from "../build/instant.ts";
import { UsageError } from "../build/usage-error.ts";
import { defaultBase, parseBase, suggestBase } from "../content/settings/base-address.ts";
import { siteFields } from "../content/settings/site.ts";
import { findUsualAddress, findUsualHost, type HostChoice, hostChoices } from "../init/hosts.ts";
import { parseRepository, type SourceRepository } from "../init/repository.ts";
import { listSiteFiles } from "../init/site-files.ts";
import { checkEmpty, writeSiteFiles } from "../init/write-site.ts";
import { languages, requireLocale } from "../locale/locales.ts";
import { findProblemWords } from "../problems/languages.ts";
import { findOwnFile, readPackageVersion } from "../project.ts";
import { formatLocalMinute } from "../text/local-time.ts";
import { formatCount } from "../text/numbers.ts";
import { fillIn } from "../text/template.ts";
import { createZone, utc, type Zone } from "../text/zone.ts";
import type { OptionValues } from "./options.ts";
import { canAsk, defineCommand, runIfEntry } from "./run-command.ts";
import { quoteWord } from "./terminal/command-hints.ts";
import { printErrors, printLines } from "./terminal/output.ts";

const options = ["forumName", "forumLanguage", "source", "host", "siteBase", "packageSource", "defaults"] as const;

type Given = Partial<OptionValues<(typeof options)[number]>>;

/** @param findPrompter resolves to undefined if no terminal can ask the owner. */
export const createInitCommand = (findPrompter: () => Promise<Prompter | undefined>) =>
  defineCommand({
    name: "init",
    purpose: `Makes a forum of your own: a folder with its settings, a first discussion, and what its
host needs. On a terminal it asks for what the options leave out.`,
    options,
    positionals: { forms: ["DIR"], help: [["DIR", "a folder that is new or empty"]], parse: parseFolder },
    run: async ({ folder, ...given }, environment) => {
      checkEmpty(folder);
      const prompter = given.defaults ? undefined : await findPrompter();
      if (!prompter && !given.defaults) throw new UsageError("There is no terminal to ask on: add `--yes` to take the defaults.");
      const language = given.forumLanguage ?? (await askLanguage(prompter));
      const locale = requireLocale(language);
      const words = locale.prompts.init;
      try {
        const choices = await askChoices(given, language, prompter);
        const zone = findZone();
        const files = listSiteFiles(
          {
            ...choices,
            language,
            description: words.description,
            timeZone: zone.name,
            packageName:
              basename(resolve(folder))
                .toLowerCase()
                .replace(/[^a-z0-9-]+/g, "-")
                .replace(/^-+|-+$/g, "") || "forum",
            dependency: given.packageSource ?? `^${readPackageVersion()}`,
            created: formatLocalMinute(readClock(environment), zone),
          },
          (path) => readFileSync(findOwnFile(path), "utf8"),
        );
        writeSiteFiles(folder, files);
        const written = fillIn(formatCount(locale, words.written, files.length), { folder });
        printLines([written, words.next, ...listNext(folder, choices.repository).map((line) => `  ${line}`)]);
        return 0;
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
        printErrors([locale.prompts.cancelled]);
        return 3;
      }
    },
  });

/** @throws {UsageError} */
function parseFolder([folder, ...more]: readonly string[]): { readonly folder: string } {
  if (folder === undefined) throw new UsageError("Name the folder of the new forum.");
  if (more.length > 0) throw new UsageError(`A forum has one folder: remove \`${more.join(" ")}\`, or quote a name with spaces.`);
  return { folder };
}

interface Choices {
  readonly name: string;
  readonly repository?: SourceRepository;
  readonly host: HostChoice;
  readonly base: string;
}

/** Persian is the first language of the product. */
const usualLanguage = "fa";

async function askLanguage(prompter: Prompter | undefined): Promise<string> {
  const choices = languages.map((tag) => ({ value: tag, label: new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag }));
  return prompter ? prompter.askChoice({ message: "زبان · Language", choices, default: usualLanguage }) : usualLanguage;
}

/**
 * What the options say, else what the owner answers, else the defaults.
 *
 * @throws {UsageError} for an option that no site can have.
 * @throws {Cancelled}
 */
async function askChoices(given: Given, language: string, prompter: Prompter | undefined): Promise<Choices> {
  const { prompts } = requireLocale(language);
  const words = prompts.init;
  const checkIn = (spoken: string) =>
    createAnswerCheck(requireLocale(spoken).prompts, findProblemWords(spoken))("name", siteFields.shape.name);
  const check = checkIn(language);
  // Messages about options are in English.
  const complaint = given.forumName === undefined ? undefined : checkIn("en")(given.forumName);
  if (complaint !== undefined) throw new UsageError(`\`--name\`: ${complaint}`);
  const name =
    given.forumName ?? (await prompter?.askText({ message: words.name, default: words.defaultName, check })) ?? words.defaultName;
  const checkSource = (answer: string) => (answer.trim() === "" || parseRepository(answer) ? undefined : words.unknownSource);
  const source = await (given.source === undefined ? prompter?.askText({ message: words.source, check: checkSource }) : undefined);
  const repository = given.source ?? parseRepository(source ?? "");
  const usualHost = findUsualHost(repository);
  const host =
    given.host ??
    findHost(await prompter?.askChoice({ message: words.host, choices: listHosts(words.laterHost), default: usualHost })) ??
    usualHost;
  const usualBase = findUsualAddress(host, repository) ?? defaultBase;
  const checkBase = (answer: string) =>
    parseBase(answer) === undefined
      ? fillIn(words.notAddress, { example: suggestBase(answer) ?? "https://example.org/forum/" })
      : undefined;
  const address =
    given.siteBase ?? (await prompter?.askText({ message: words.address, default: usualBase, check: checkBase })) ?? usualBase;
  return { name: name.trim(), host, base: parseBase(address) ?? usualBase, ...(repository && { repository }) };
}

function findHost(name: string | undefined): HostChoice | undefined {
  return hostChoices.find((host) => host === name);
}

const hostNames: Readonly<Partial<Record<HostChoice, string>>> = {
  "github-pages": "GitHub Pages",
  "gitlab-pages": "GitLab Pages",
  "codeberg-pages": "Codeberg Pages",
  netlify: "Netlify",
  "cloudflare-pages": "Cloudflare Pages",
  apache: "Apache",
  caddy: "Caddy",
  bucket: "S3",
};

function listHosts(later: string) {
  return hostChoices.map((value) => ({ value, label: value === "none" ? later : (hostNames[value] ?? value) }));
}

/** The zone of this machine. */
function findZone(): Zone {
  return createZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) ?? utc;
}

/** The commands that bring a new site to its first page, and to its host. */
function listNext(folder: string, repository: SourceRepository | undefined): readonly string[] {
  const start = [`cd ${quoteWord(folder)}`, "npm install", "npm start"];
  return repository ? [...start, "git init --initial-branch main", "git add --all", 'git commit --message "Start the forum"'] : start;
}

export const initCommand = createInitCommand(async () =>
  canAsk ? (await import("./prompts/terminal-prompter.ts")).terminalPrompter : undefined,
);

await runIfEntry(initCommand, import.meta.url);
