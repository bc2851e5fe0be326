import { createRequire } from "node:module";
import type { HLJSApi, LanguageFn } from "highlight.js";
import Engine, { type Token } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { findLanguage, type Language } from "./code-languages.ts";

const { escapeHtml, unescapeAll } = new Engine().utils;

const require = createRequire(import.meta.url);

/**
 * One instance for each grammar, so that earlier blocks never change how a block is highlighted.
 */
const instances = new Map<string, HLJSApi>();

const longWord = new RegExp(`(?:^|\\s)\\S{${limits.colouredWordLength + 1}}`);

/**
 * Renders code blocks: left to right, focusable by keyboard as they scroll, with the name of their
 * language. Changes the given tokens.
 *
 * @param coloured adds classes for colours, which need the site's own styles.
 */
export function formatCode(tokens: readonly Token[], { coloured }: { readonly coloured: boolean }): void {
  let left = coloured ? limits.colouredLength ** 2 : 0;
  for (const token of tokens) {
    if (token.type !== "fence" && token.type !== "code_block") continue;
    const found = findLanguage(unescapeAll(token.info));
    const cost = token.content.length ** 2;
    const language = found && cost <= left && !longWord.test(token.content) ? found.language : undefined;
    if (language) left -= cost;
    token.content = renderBlock(language ? colour(token.content, language) : escapeHtml(token.content), found?.name);
    token.type = "markup";
  }
}

function renderBlock(html: string, name: string | undefined): string {
  const label = name === undefined ? "" : ` data-language="${escapeHtml(name)}"`;
  const attribute = name === undefined ? "" : ` class="language-${escapeHtml(name)}"`;
  return `<div class="code" dir="ltr"${label}><pre tabindex="0"><code${attribute}>${html}</code></pre></div>\n`;
}

function colour(code: string, language: Language): string {
  const { grammar } = language;
  const instance = instances.get(grammar) ?? createInstance(language);
  instances.set(grammar, instance);
  return instance.highlight(code, { language: grammar, ignoreIllegals: true }).value;
}

/**
 * Grammars are loaded on first use: loading all of them would slow each start by a tenth of a
 * second.
 */
function createInstance({ grammar, inner = [] }: Language): HLJSApi {
  const core: HLJSApi = require("highlight.js/lib/core");
  const instance = core.newInstance();
  for (const name of new Set([grammar, ...inner])) {
    const define: LanguageFn = require(`highlight.js/lib/languages/${name}`);
    instance.registerLanguage(name, define);
  }
  return instance;
}
