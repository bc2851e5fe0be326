export const attachments = {
  tooManyAttachments: ({ files, most }: { files: number; most: number }) => ({
    reason: `the discussion has ${files} attachments`,
    fix: `Keep at most ${most}, or put several into one zip file.`,
  }),
  emptyAttachment: () => ({ reason: "this attachment is empty", fix: "Save it again, or remove it." }),
  /** `ending` is the ending of its name. `kind` is the kind of its bytes, if that is known. */
  otherAttachment: ({ ending, kind }: { ending: string; kind?: string }) => ({
    reason: `the file is not ${ending}, as its name says${kind === undefined ? "" : ` (its bytes are ${kind})`}`,
    fix: "Give it the ending of what it holds, or save it again.",
  }),
  attachmentMayRun: ({ kind }: { kind: "ending" | "markup" }) => ({
    reason: mayRun[kind].reason,
    fix: mayRun[kind].fix,
  }),
};

const mayRun = {
  ending: { reason: "a server may run a file with such an ending inside its name", fix: "Take that ending out of the name." },
  markup: {
    reason: "the file starts like HTML or XML, which a browser may run",
    fix: "Put it into a zip file, and attach that.",
  },
};
