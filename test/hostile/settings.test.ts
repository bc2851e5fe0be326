import { beforeAll, describe, expect, test } from "vitest";
import type { LoadedAssets } from "../../scripts/build/bundle/load-assets.ts";
import { quoteScalar } from "../../scripts/content/authoring/format-front-matter.ts";
import { parseSite } from "../../scripts/content/settings/site.ts";
import { listHoles, listLabels } from "../../scripts/locale/labels.ts";
import { requireLocale } from "../../scripts/locale/locales.ts";
import { parseFiles } from "../content/parsed.ts";
import type { Files } from "../support/disk.ts";
import { loadAssetsOnce, writeDiscussion, writeReply } from "../support/site/site.ts";
import { renderSite } from "./rendered.ts";
import { findLeaks } from "./sinks.ts";

/** One setting below its keys, as YAML. */
function set(keys: string, value: string): string {
  const written = keys.split(".").reduceRight((inner, key) => `{ ${key}: ${inner} }`, quoteScalar(value));
  return written.slice(2, -2);
}

const isTaken = (yaml: string) => parseSite(yaml, "site.yaml").problems.length === 0;

const outOfCss = [
  ..."; } { ( ) \\ ' \" < > / * @ ! , # : \n \u0000 \u202e".split(" "),
  ...[
    "red",
    "#12",
    "#12345",
    "#1234567",
    "#۱۲۳",
    "#fff;}*{x:url(//evil.example)}",
    "#fff/**/",
    "#fff\n",
    "var(--x)",
    "url(a)",
    "expression(1)",
  ],
  ...[
    "1px",
    "1rem;}",
    "1rem\n",
    "1e1rem",
    "-1rem",
    "۱rem",
    "calc(1rem)",
    "1rem/**/",
    "1rem !important",
    "99999rem",
    "NaNrem",
    "1.00000rem",
  ],
  ...[
    'a"',
    "a'",
    "a;b",
    "a}b",
    "a\\",
    "a\\22 b",
    "a,,b",
    "a, url(b)",
    "a\nb",
    "</style>",
    "a\u202eb",
    "a\u0000",
    "-a",
    "a".repeat(80),
    "$&",
    "a$1",
  ],
];

describe("a theme setting", () => {
  test.each(["theme.colours.accent.light", "theme.sizes.body", "theme.fonts.text"])("%s accepts no CSS syntax", (keys) => {
    const isFont = keys.includes("fonts");
    const taken = outOfCss.filter((value) => isTaken(set(keys, value)));
    // Names of fonts may be any text in quotation marks.
    expect(taken).toEqual(isFont ? outOfCss.filter((value) => /^[\p{L}\d ,]{1,61}$/u.test(value.trim()) && !/^,|,,/.test(value)) : []);
  });

  test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "../fa", "fa.ts", ""])(
    "a language or a name cannot be %j",
    (name) => {
      expect(
        [
          set("language", name),
          set("timeZone", name),
          set(`labels.${JSON.stringify(name)}`, "x"),
          set(`theme.${JSON.stringify(name)}`, "x"),
        ].filter(isTaken),
      ).toEqual([]);
    },
  );
});

const addresses = [
  ...[
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/",
    "/\\evil.example",
    "vbscript:x",
    "blob:x",
    "file:///etc/passwd",
    "ftp://a.example/",
  ],
  ...["https://own.example@evil.example/", "https://a:b@evil.example/", "https:\\\\evil.example/", "https://evil.example\\@own.example/"],
  ...[
    "https://a.example/\u202e",
    "https://a.example/\u200bb",
    "https://a.example/a b",
    "https://a.example/\n",
    "\thttps://a.example/",
    "https://",
  ],
  ...["mailto:a\u202e@b.example", "java\tscript:alert(1)", "{slug}:alert(1)", "java{slug}:alert(1)", "https://a.example/{other}"],
];

test.each(["contribute.reply", "contribute.edit", "contribute.report"])("%s is a web or e-mail address", (keys) => {
  expect(addresses.filter((address) => isTaken(set(keys, address)))).toEqual([]);
});

test("the link of a banner is on the web or in the site", () => {
  const files = (link: string) => ({
    "discussions/a.md": writeDiscussion(),
    "banner.yaml": `- name: a\n  link: ${quoteScalar(link)}\n  yearly: { from: "01-01", to: "12-29" }\n`,
  });
  expect(parseFiles(files("/about/?a=b#c")).problems).toEqual([]);
  expect(
    addresses.filter((address) => address !== "https://a.example/{other}" && parseFiles(files(address)).problems.length === 0),
  ).toEqual([]);
});

/** Ends every context: an element, an attribute, a string or a template of a script, a comment. */
const attack = `owned</script><img src=x onerror="alert(1)">'\`$(alert(1))\\*/-->]]>\\u0022;`;
/** The same letters without syntax, since names of variables depend on them. */
const harmless = attack.replace(/[^\w$]/g, "");
const labels = listLabels(requireLocale("fa"));

function writeLabels(text: string): string {
  const lines = [...labels].map(([name, label]) => `  ${JSON.stringify(name)}: ${quoteScalar([text, ...listHoles(label)].join(" "))}\n`);
  return `labels:\n${lines.join("")}`;
}

describe("hostile labels, names and themes", () => {
  const theme = `theme: { fonts: { text: "import, expression, url" }, colours: { accent: { light: "#ABC" } }, sizes: { radius: 0rem } }\n`;
  const settings = `name: ${quoteScalar(attack.slice(0, 80))}\ndescription: ${quoteScalar(attack)}\n${theme}contribute: { edit: ${quoteScalar(`https://a.example/"'><script>?a={path}&b={slug}`)} }\n`;
  const files = {
    "site.yaml": settings + writeLabels(attack),
    "banner.yaml": `- name: ${quoteScalar(attack.slice(0, 80))}\n  link: ${quoteScalar(`/"'><script>`)}\n  yearly: { from: "01-01", to: "12-29" }\n`,
    "tags.yaml": `php: { description: ${quoteScalar(attack)}, aliases: [${quoteScalar("a\"'><b")}] }\n`,
    "pages/about.md": `---\ntitle: ${quoteScalar(attack)}\ndescription: ${quoteScalar(attack)}\n---\nx\n`,
    "discussions/a.md": writeDiscussion({ redirectFrom: "[/old/]" }),
    "discussions/a/1.md": writeReply(),
  };
  const plainFiles = { "site.yaml": writeLabels(harmless), "discussions/a.md": writeDiscussion() };
  let hostile: LoadedAssets;
  let plain: LoadedAssets;

  beforeAll(async () => {
    const load = (content: Files) => loadAssetsOnce(parseFiles(content).content.site, true);
    [hostile, plain] = await Promise.all([load(files), load(plainFiles)]);
  });

  test("are text on every page and in all machine-readable files", async () => {
    const { content, problems } = parseFiles(files);
    expect(problems).toEqual([]);
    const site = await renderSite(content);
    expect(findLeaks(site)).toEqual([]);
    expect([...site.values()].join("")).toContain("owned&lt;/script&gt;&lt;img");
  });

  test("are strings in every script", () => {
    const scripts = (loaded: LoadedAssets, text: string) =>
      loaded.files.filter(({ name }) => name.endsWith(".js")).map(({ contents }) => withoutStrings(Buffer.from(contents).toString(), text));
    const found = scripts(hostile, attack);
    expect(found.join("")).toContain("§");
    expect(found.join("")).not.toContain("owned");
    expect(found).toEqual(scripts(plain, harmless));
  });

  test("are values of only their own properties in the style sheets", () => {
    const sheets = (loaded: LoadedAssets) =>
      loaded.files.filter(({ name }) => name.endsWith(".css")).map(({ contents }) => withoutValues(Buffer.from(contents).toString()));
    expect(sheets(hostile)).toEqual(sheets(plain));
    expect(sheets(hostile).join("")).not.toMatch(/#abc|expression/i);
  });
});

/**
 * A script with a placeholder for each string that starts with the text, and without the hashes in
 * names of files.
 */
function withoutStrings(script: string, text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("</script", "<\\/script");
  const forms = [
    `"${escaped.replaceAll('"', '\\"')}`,
    `'${escaped.replaceAll("'", "\\'")}`,
    `\`${escaped.replaceAll("`", "\\`").replaceAll("${", "\\${")}`,
  ];
  return forms
    .reduce(
      (rest, form) =>
        rest
          .split(form)
          .map((part, index) => (index === 0 ? part : `§${part.replace(new RegExp(`^[\\w{} ]*${form[0]}`), "")}`))
          .join(""),
      script,
    )
    .replaceAll(/-[\da-f]{10}\.js/g, ".js");
}

/**
 * A style sheet without the values of custom properties, parsed as in a browser (CSS Syntax, 5.5).
 */
function withoutValues(css: string): string {
  return css
    .replaceAll(/(--[\w-]+:)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\((?:[^()"']|\([^()]*\))*\)|[^;{}"'()])*(?=[;}])/g, "$1")
    .replaceAll(/url\([^)]*\)/g, "url()");
}
