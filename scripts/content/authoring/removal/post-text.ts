import { decodeText } from "../../parse/files/decode-text.ts";
import { parseFrontMatter } from "../../parse/front-matter.ts";
import type { YamlMap, YamlNode } from "../../parse/yaml/parse-yaml.ts";

/** The file of a post as it is written. Its values may be invalid. */
export interface PostText {
  readonly file: string;
  readonly keys: YamlMap;
  readonly body: string;
}

/** Undefined if the file has no front matter that can be read. */
export function readPostText(file: string, bytes: Uint8Array | undefined): PostText | undefined {
  const decoded = bytes && decodeText(bytes);
  const matter = decoded && "text" in decoded ? parseFrontMatter(decoded.text, file).value : undefined;
  return matter && { file, keys: matter.keys, body: matter.body };
}

/** The text of a key; undefined if it is absent or no text. */
export function readKey({ keys }: Pick<PostText, "keys">, key: string): string | undefined {
  const node = readNode({ keys }, key);
  return node?.kind === "text" ? node.text : undefined;
}

/** The texts in a list. */
export function readKeyList({ keys }: Pick<PostText, "keys">, key: string): readonly string[] {
  const node = readNode({ keys }, key);
  return node?.kind === "list" ? node.nodes.flatMap((one) => (one.kind === "text" ? one.text : [])) : [];
}

export function isTombstone(post: Pick<PostText, "keys">): boolean {
  return (readNode(post, "removed")?.kind ?? "absent") !== "absent";
}

function readNode({ keys }: Pick<PostText, "keys">, key: string): YamlNode | undefined {
  return keys.entries.get(key)?.value;
}
