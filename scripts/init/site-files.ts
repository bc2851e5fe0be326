import { formatScalar } from "../content/authoring/format-front-matter.ts";
import { countFormats } from "../content/settings/content-format.ts";
import { fillIn } from "../text/template.ts";
import { type HostChoice, recipes } from "./hosts.ts";
import type { SourceRepository } from "./repository.ts";

/** What the owner of a new site chose. */
export interface SiteAnswers {
  readonly name: string;
  readonly description: string;
  /** A tag such as `fa-AF`. */
  readonly language: string;
  /** Address of the site. */
  readonly base: string;
  /** An IANA name. */
  readonly timeZone: string;
  readonly host: HostChoice;
  readonly repository?: SourceRepository;
  /** Name of the npm package of the site. */
  readonly packageName: string;
  /** Where npm finds this package: a version or an address. */
  readonly dependency: string;
  /** The time of the first posts, as front matter has it. */
  readonly created: string;
}

export interface SiteFile {
  /** With `/`. */
  readonly path: string;
  readonly text: string;
}

/** Reads a file of this package. */
export type ReadOwnFile = (path: string) => string;

/** The commands of the package that a site has as npm scripts. */
const scripts = ["start", "build", "preview", "check", "new", "remove", "import", "upgrade"] as const;

/** The files of a new site, which are all its owner's. */
export function listSiteFiles(answers: SiteAnswers, read: ReadOwnFile): readonly SiteFile[] {
  const { name, description, language, base, timeZone, host, repository, created } = answers;
  const values = Object.fromEntries(
    Object.entries({ name, description, language, base, timeZone, author: name }).map(([key, value]) => [key, formatScalar(value)]),
  );
  const [primary = ""] = language.split("-");
  const fill = (template: string) =>
    fillIn(read(`scripts/init/templates/${primary}/${template}`), {
      ...values,
      created,
      contribute: formatContribute(repository),
      contentFormat: `${countFormats()}`,
      host: host === "none" ? "# host: github-pages" : `host: ${host}`,
    });
  const copy = (from: string, path: string): SiteFile => ({ path, text: read(from) });
  return [
    { path: "package.json", text: formatPackage(answers) },
    { path: ".gitignore", text: "node_modules/\ndist/\n.goftogu/\n" },
    { path: ".gitattributes", text: gitAttributes },
    { path: "content/site.yaml", text: fill("site.yaml") },
    { path: "content/discussions/welcome.md", text: fill("welcome.md") },
    { path: "content/discussions/welcome/1.md", text: fill("reply.md") },
    { path: "content/pages/about.md", text: fill("about.md") },
    // A site has the recipes in another place, and they name it.
    ...recipes[host].map(([recipe, path]) => ({
      path,
      text: read(`scripts/hosting/${recipe}`).replaceAll("scripts/hosting/", "hosting/"),
    })),
    ...(repository?.forge === "github" ? listGithubFiles(primary, copy) : []),
  ];
}

const contributeKeys = { github: "github", gitlab: "gitlab", codeberg: "forgejo" } as const;

/** The line of the settings that leads people to the repository; switched off without one. */
function formatContribute(repository: SourceRepository | undefined): string {
  if (!repository) return "# contribute: { github: owner/forum }";
  const { forge, path } = repository;
  return `contribute: { ${contributeKeys[forge]}: ${formatScalar(forge === "codeberg" ? `codeberg.org/${path}` : path)} }`;
}

/** Text has one kind of line ends on every machine, so that builds are equal. */
const gitAttributes = `# Line ends are the same on every machine.
* text=auto eol=lf
`;

/** The checks of changes, and the forms that become discussions. */
function listGithubFiles(language: string, copy: (from: string, path: string) => SiteFile): readonly SiteFile[] {
  return [
    copy(".github/workflows/content.yml", ".github/workflows/content.yml"),
    copy(".github/workflows/form.yml", ".github/workflows/form.yml"),
    copy(`scripts/init/templates/${language}/discussion.yml`, ".github/ISSUE_TEMPLATE/discussion.yml"),
    copy(`scripts/init/templates/${language}/reply.yml`, ".github/ISSUE_TEMPLATE/reply.yml"),
  ];
}

function formatPackage({ packageName, dependency }: SiteAnswers): string {
  const manifest = {
    name: packageName,
    version: "0.0.0",
    private: true,
    type: "module",
    scripts: Object.fromEntries(scripts.map((command) => [command, `goftogu ${command}`])),
    dependencies: { goftogu: dependency },
    // Both packages work without their scripts, and npm warns of each script that nobody judged.
    allowScripts: { esbuild: false, sharp: false },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
