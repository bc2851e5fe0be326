import { z } from "zod";
import { findInvisible } from "../../text/invisible.ts";
import { isWebAddress, refuse } from "../parse/fields/common-fields.ts";
import { isBranchName, isGitHubRepository, isGitLabProject } from "./repository-name.ts";

/** The ways to contribute that a page may lead to. */
export const contributeKinds = ["new", "reply", "edit", "report"] as const;

export type ContributeKind = (typeof contributeKinds)[number];

/**
 * An address for each way to contribute. `{path}` is the file of the discussion, `{folder}` that of
 * its replies, both below the content folder; `{slug}` is its name and `{tag}` the tag of the page.
 */
export type ContributeSettings = Readonly<Partial<Record<ContributeKind, string>>>;

/** The holes of an address that is not about one discussion. */
const holesOfNew = ["tag"];
const holesOfDiscussion = ["path", "folder", "slug"];

/** An address pattern. Its holes are filled in later. */
function pattern(key: ContributeKind) {
  const holes = key === "new" ? holesOfNew : holesOfDiscussion;
  return z.string().transform((written, context) => {
    const unknown = (written.match(/\{[^}]*\}?/g) ?? []).find((hole) => !holes.includes(hole.slice(1, -1)));
    if (unknown) return refuse(context, { rule: "unknownHole", hole: unknown, known: holes.map((hole) => `{${hole}}`) });
    const filled = written.replaceAll(/\{\w+\}/g, "x");
    if (/^mailto:[^\s\\]+@[^\s\\]+$/.test(filled) ? !findInvisible(filled) : isWebAddress(filled)) return written;
    return refuse(context, { rule: "notContactAddress", written, key, hole: `{${holes[0]}}` });
  });
}

const github = z
  .string()
  .transform((written, context) =>
    isGitHubRepository(written) ? written : refuse(context, { rule: "notRepository", key: "github", written, right: "sara/forum" }),
  );
const gitlab = z
  .string()
  .transform((written, context) =>
    isGitLabProject(written) ? written : refuse(context, { rule: "notRepository", key: "gitlab", written, right: "sara/forum" }),
  );

/** A host with its repository, since many hosts run Forgejo. */
const forgejo = z.string().transform((written, context) => {
  const [, host = "", path = ""] = /^([a-z\d.-]+\.[a-z]{2,}(?::\d+)?)\/(.+)$/i.exec(written) ?? [];
  return host !== "" && isGitHubRepository(path)
    ? written
    : refuse(context, { rule: "notRepository", key: "forgejo", written, right: "codeberg.org/sara/forum" });
});

const branch = z
  .string()
  .transform((written, context) => (isBranchName(written) ? written : refuse(context, { rule: "notBranch", written })));

/** The addresses of the forms and editors of a service, if the content is in `content`. */
const services = {
  github: (repository: string, branch: string) => {
    const top = `https://github.com/${repository}`;
    return {
      new: `${top}/issues/new?template=discussion.yml&tags={tag}`,
      reply: `${top}/issues/new?template=reply.yml&discussion={slug}`,
      edit: `${top}/edit/${branch}/content/{path}`,
      report: `${top}/issues/new?title={slug}`,
    };
  },
  gitlab: (repository: string, branch: string) => {
    const top = `https://gitlab.com/${repository}/-`;
    return {
      new: `${top}/new/${branch}/content/discussions`,
      reply: `${top}/new/${branch}/content/{folder}`,
      edit: `${top}/edit/${branch}/content/{path}`,
      report: `${top}/issues/new?issue[title]={slug}`,
    };
  },
  forgejo: (repository: string, branch: string) => {
    const top = `https://${repository}`;
    return {
      new: `${top}/_new/${branch}/content/discussions`,
      reply: `${top}/_new/${branch}/content/{folder}`,
      edit: `${top}/_edit/${branch}/content/{path}`,
      report: `${top}/issues/new?title={slug}`,
    };
  },
} as const;

const names = ["github", "gitlab", "forgejo"] as const;

/** The settings of the links to contribute. An address of its own replaces that of a service. */
export const contributeField = z
  .strictObject({
    github: github.exactOptional(),
    gitlab: gitlab.exactOptional(),
    forgejo: forgejo.exactOptional(),
    branch: branch.default("main"),
    new: pattern("new").exactOptional(),
    reply: pattern("reply").exactOptional(),
    edit: pattern("edit").exactOptional(),
    report: pattern("report").exactOptional(),
  })
  .superRefine((written, context) => {
    const [first, second] = names.filter((name) => written[name] !== undefined);
    if (first !== undefined && second !== undefined) refuse(context, { rule: "twoServices", other: first }, [second]);
  })
  .transform(({ branch, github, gitlab, forgejo, ...own }): ContributeSettings => {
    const written = { github, gitlab, forgejo };
    const name = names.find((service) => written[service] !== undefined);
    return { ...(name && services[name](written[name] ?? "", branch)), ...own };
  });
