import { z } from "zod";
import { refuse, wholeNumber, yesOrNo } from "../parse/fields/common-fields.ts";
import { isBranchName, isGitHubRepository, isGitLabProject } from "./repository-name.ts";

/** The services that the web editor can save to. */
const backends = ["github", "gitlab", "git-gateway", "local"] as const;

const repo = z.string().transform((written, context) => {
  return isGitHubRepository(written) || isGitLabProject(written)
    ? written
    : refuse(context, { rule: "notRepository", key: "repo", written, right: "sara/forum" });
});

const branch = z.string().transform((written, context) => {
  return isBranchName(written) ? written : refuse(context, { rule: "notBranch", written });
});

const folder = z.string().transform((written, context) => {
  return /^[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}._-]*(?:\/[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}._-]*)*$/u.test(written)
    ? written
    : refuse(context, { rule: "notRepositoryFolder", written });
});

/**
 * The address of a service. It becomes part of a configuration, so the URL parser normalises it.
 */
const service = z.string().transform((written, context) => {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url?.protocol === "https:" && url.href === `${url.origin}/` ? url.origin : refuse(context, { rule: "notService", written });
});

const appId = z.string().transform((written, context) => {
  return /^[\w-]{1,200}$/.test(written) ? written : refuse(context, { rule: "notAppId", written });
});

/** The settings of the web editor. A site without this key has no editor. */
export const editorField = z
  .strictObject({
    backend: z.enum(backends),
    repo: repo.exactOptional(),
    branch: branch.default("main"),
    folder: folder.default("content"),
    signIn: service.exactOptional(),
    appId: appId.exactOptional(),
    review: yesOrNo.default(false),
    /** The port of the file server for `local`. The default is the port of `decap-server`. */
    port: wholeNumber(1, 65535, 8081).default(8081),
  })
  .superRefine((editor, context) => {
    const { backend, repo } = editor;
    if (backend === "github" && repo !== undefined && !isGitHubRepository(repo))
      refuse(context, { rule: "notGitHubRepository", written: repo }, ["repo"]);
    for (const key of needed[backend]) if (editor[key] === undefined) refuse(context, { rule: "backendNeeds", key, backend });
  });

export type EditorSettings = z.output<typeof editorField>;

const needed: Readonly<Record<EditorSettings["backend"], readonly ("repo" | "signIn" | "appId")[]>> = {
  github: ["repo", "signIn"],
  gitlab: ["repo", "appId"],
  "git-gateway": [],
  local: [],
};
