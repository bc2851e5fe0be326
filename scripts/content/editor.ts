import { z } from "zod";
import { refuse, yesOrNo } from "./fields.ts";

/** Where a host of Git repositories keeps one, by the service that the editor talks to. */
const backends = ["github", "gitlab", "git-gateway", "local"] as const;

const repo = z.string().transform((written, context) => {
  return /^[\w.-]+(?:\/[\w.-]+)+$/.test(written)
    ? written
    : refuse(context, `must be an owner and a repository, not \`${written}\``, "Write, for example, `repo: sara/forum`.");
});

const branch = z.string().transform((written, context) => {
  return /^\w[\w./-]{0,100}$/.test(written)
    ? written
    : refuse(context, `cannot be the name of a branch (\`${written}\`)`, "Write, for example, `branch: main`.");
});

const folder = z.string().transform((written, context) => {
  return /^[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}._-]*(?:\/[\p{L}\p{Nd}_][\p{L}\p{M}\p{Nd}._-]*)*$/u.test(written)
    ? written
    : refuse(context, `must be a folder of the repository, not \`${written}\``, "Write, for example, `folder: content`.");
});

/** The address of a service; it gets into a content policy, so that it is spelt by the parser of addresses. */
const service = z.string().transform((written, context) => {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url?.protocol === "https:" && url.pathname === "/" && url.search === "" && url.hash === "" && url.username === ""
    ? url.origin
    : refuse(
        context,
        `must be an https address without a path, not \`${written}\``,
        "Write, for example, `signIn: https://sign-in.example`.",
      );
});

const appId = z.string().transform((written, context) => {
  return /^[\w-]{1,200}$/.test(written)
    ? written
    : refuse(context, `must be letters, digits and hyphens, not \`${written}\``, "Copy the application's ID from GitLab.");
});

/** What the web editor has to know; without this key a site has none. */
export const editorField = z
  .strictObject({
    backend: z.enum(backends),
    repo: repo.exactOptional(),
    branch: branch.default("main"),
    folder: folder.default("content"),
    signIn: service.exactOptional(),
    appId: appId.exactOptional(),
    review: yesOrNo.default(false),
  })
  .superRefine((editor, context) => {
    for (const key of needed[editor.backend]) {
      if (editor[key] === undefined) refuse(context, `needs \`${key}\` where \`backend\` is \`${editor.backend}\``, fixes[key]);
    }
  });

/** How the site is edited in the browser. */
export type Editor = z.output<typeof editorField>;

const needed: Readonly<Record<Editor["backend"], readonly ("repo" | "signIn" | "appId")[]>> = {
  github: ["repo", "signIn"],
  gitlab: ["repo", "appId"],
  "git-gateway": [],
  local: [],
};

const fixes = {
  repo: "Write, for example, `repo: sara/forum`.",
  signIn: "Write the address of your sign-in service, such as `signIn: https://sign-in.example`.",
  appId: "Write the ID of the application that you registered at GitLab.",
};
