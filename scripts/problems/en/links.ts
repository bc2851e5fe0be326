import { list } from "./format.ts";

/** Notes about links. */
export const links = {
  /** `address` is the start of the address; `allowed` are the schemes that a link may have. */
  unknownScheme: ({ scheme, address, allowed }: { scheme: string; address: string; allowed: readonly string[] }) => ({
    reason: `only the label of \`${address}\` is shown, because no link may have the scheme \`${scheme}:\``,
    fix: `Use an address with ${list(allowed.map((name) => `${name}:`))}, or write the address as code.`,
  }),
  /** `address` is the start of the address. */
  unclearAddress: ({ address, kind }: { address: string; kind: "web" | "mail" | "phone" }) => ({
    reason: `only the label of \`${address}\` is shown, because this address is incomplete, too long, or one that browsers could read as another`,
    fix: {
      web: "Write the whole address, such as `https://example.com/page`.",
      mail: "Write it as `mailto:name@example.com`.",
      phone: "Write it as `tel:+982112345678`.",
    }[kind],
  }),
};
