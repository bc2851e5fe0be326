/** The YAML of a content file: the front matter without its fences, or the whole file. */
export interface YamlPart {
  readonly yaml: string;
  /** Where it starts in the file. */
  readonly offset: number;
}

const block = /^---\n([\s\S]*?\n)---(?:\n|$)/;

/** @param text with LF line ends and without a BOM. */
export function findYaml(text: string, file: string): YamlPart | undefined {
  if (!file.endsWith(".md")) return { yaml: text, offset: 0 };
  const [, yaml] = block.exec(text) ?? [];
  return yaml === undefined ? undefined : { yaml, offset: text.indexOf("\n") + 1 };
}
