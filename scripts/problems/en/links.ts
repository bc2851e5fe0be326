import { list } from "./format.ts";

/** Notes about links and old addresses. `address` is the address of the link, decoded. */
export const links = {
  /** `near` is the path of a file that may be meant. */
  linkToNoFile: ({ address, near }: { address: string; near?: string | undefined }) => ({
    reason: `only the text of the link to \`${address}\` is shown, because the content has no such file`,
    fix:
      near === undefined
        ? "Correct the path, which is relative to this file."
        : `Did you mean \`${near}\`? Paths are relative to this file.`,
  }),
  /** `file` is a draft, a broken file or a scheduled one, or the address of a page to come. */
  linkToUnpublished: ({ address, file }: { address: string; file: string }) => ({
    reason: `the link to \`${address}\` leads to \`${file}\`, which is not published now`,
    fix: "Publish it too, or remove the link.",
  }),
  /** `path` is an old address whose bytes are not UTF-8, percent-encoded. */
  oldPathWithoutFile: ({ path }: { path: string }) => ({
    reason: `the old address \`${path}\` is not UTF-8, so no page can have it`,
    fix: "The 404 page and the redirect maps for servers forward it; no other change is needed.",
  }),
  linkToNoPage: ({ address }: { address: string }) => ({
    reason: `the link to \`${address}\` leads to nothing on this site`,
    fix: "Correct the address (start it with `https://` if it is on another site), or add it to `redirectFrom` of the page that had it.",
  }),
  /** `fragment` is the part of the address after `#`. */
  linkToNoAnchor: ({ address, fragment }: { address: string; fragment: string }) => ({
    reason: `the link to \`${address}\` leads to no heading and no reply: the page has no \`${fragment}\``,
    fix: "Correct the part after `#`.",
  }),
  /** `address` is the start of the address; `allowed` are the schemes that a link may have. */
  unknownScheme: ({ scheme, address, allowed }: { scheme: string; address: string; allowed: readonly string[] }) => ({
    reason: `only the text of the link to \`${address}\` is shown, because links may not have the scheme \`${scheme}:\``,
    fix: `Use an address with ${list(allowed.map((name) => `${name}:`))}, or write the address as code.`,
  }),
  /** `address` is the start of the address. */
  unclearAddress: ({ address, kind }: { address: string; kind: "web" | "mail" | "phone" }) => ({
    reason: `only the text of the link to \`${address}\` is shown, because the address is incomplete or too long, or browsers could read it differently`,
    fix: {
      web: "Write the whole address, such as `https://example.com/page`.",
      mail: "Write it as `mailto:name@example.com`.",
      phone: "Write it as `tel:+982112345678`.",
    }[kind],
  }),
};
