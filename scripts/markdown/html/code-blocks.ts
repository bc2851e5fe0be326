import { createRequire } from "node:module";
import type { HLJSApi, LanguageFn } from "highlight.js";
import Engine, { type Token } from "markdown-it";
import { limits } from "../../text/limits.ts";
import { findLanguage, type Language } from "./code-languages.ts";

const { escapeHtml, unescapeAll } = new Engine().utils;

const require = createRequire(import.meta.url);

/**
 * By grammar. Each has an instance of its own, so that a block looks the same whatever other blocks
 * came before it.
 */
const instances = new Map<string, HLJSApi>();

const longWord = new RegExp(`(?:^|\\s)\\S{${limits.colouredWordLength + 1}}`);

/**
 * Turns code blocks into markup: read from left to right, reachable by keyboard as they scroll,
 * under the name of their language. Changes the tokens given.
 *
 * @param coloured by classes, which say something only where the site's own styles are.
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
 * Grammars are loaded when they are first met: all of them would cost every start a tenth of a
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
