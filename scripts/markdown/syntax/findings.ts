import type { Env, MarkdownIt, StateCore, StateInline, Token } from "markdown-it";

/** What an author should know of: HTML that stays text, and a picture pasted as its bytes. */
export type FindingKind = "html" | "pasted";

export interface BodyFinding {
  readonly kind: FindingKind;
  /** In UTF-16 units from the start of the block's content. */
  readonly offset: number;
  /** The name of an HTML element. */
  readonly name?: string;
  /** The only cause that the element is text: an attribute that would start a script. */
  readonly handler?: string;
}

/** Keeps a finding until the whole body is parsed. */
export function addFinding({ env, tokens }: Pick<StateInline, "env" | "tokens">, finding: BodyFinding): void {
  const findings = openFindings(env);
  const known = findings.get(tokens);
  if (known) known.push(finding);
  else findings.set(tokens, [finding]);
}

/** Stores the findings of each block with the block, as `meta.findings`. */
export function placeFindings(engine: MarkdownIt): void {
  engine.core.ruler.before("text_join", "findings", storeFindings);
}

export function readFindings(block: Token): readonly BodyFinding[] {
  return (block.meta?.findings ?? []) as readonly BodyFinding[];
}

function storeFindings({ env, tokens }: StateCore): void {
  if (!env.findings) return;
  const findings = openFindings(env);
  for (const token of tokens) {
    const found = token.children && findings.get(token.children);
    if (found) token.meta = { ...token.meta, findings: found.sort((a, b) => a.offset - b.offset) };
  }
}

function openFindings(env: Env): Map<readonly Token[], BodyFinding[]> {
  env.findings ??= new Map<readonly Token[], BodyFinding[]>();
  return env.findings as Map<readonly Token[], BodyFinding[]>;
}
