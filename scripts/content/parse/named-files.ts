import { readNamedFile } from "../../markdown/named-file.ts";
import type { Attachment, Discussion, LocalLink, Picture } from "../model.ts";

/** The addresses in a text that may name files of its folder. */
export interface NamingText {
  readonly pictures: readonly string[];
  readonly links: readonly Pick<LocalLink, "address">[];
}

/**
 * Describes what the texts of a discussion make of the files in its folder.
 *
 * @param pictures by file name.
 */
export function describeOwnFiles(
  pictures: Discussion["pictures"],
  attachments: readonly Attachment[],
  texts: readonly NamingText[],
): Pick<Discussion, "pictures" | "unnamed"> {
  const names = [...pictures.keys(), ...attachments.map(({ name }) => name)];
  if (names.length === 0) return { pictures };
  const shown = texts.flatMap((text) => text.pictures);
  const unnamed = findUnnamedFiles(names, [...shown, ...texts.flatMap(({ links }) => links.map(({ address }) => address))]);
  return {
    pictures: new Map(omitUnshownCopies([...pictures.values()], shown).map((picture) => [picture.name, picture])),
    ...(unnamed.length > 0 && { unnamed }),
  };
}

/**
 * Leaves out the smaller copies of pictures that no text shows: links lead to the originals.
 *
 * @param addresses of the pictures of all texts of the folder.
 */
export function omitUnshownCopies(pictures: readonly Picture[], addresses: readonly string[]): readonly Picture[] {
  const shown = new Set(addresses.map(readNamedFile));
  return pictures.map(({ copy, ...picture }) => (copy && shown.has(picture.name) ? { ...picture, copy } : picture));
}

/**
 * Returns the pictures and attachments of a folder that no text names. A text names a file with the
 * last part of an address, whatever precedes it, so that no file is missed.
 *
 * @param names file names of the folder's pictures and attachments.
 * @param addresses of the pictures and links of all texts of the folder.
 */
export function findUnnamedFiles(names: Iterable<string>, addresses: readonly string[]): readonly string[] {
  const named = new Set(addresses.map(readNamedFile));
  return [...names].filter((name) => !named.has(name));
}
