/** The words of the search, each as an export: a bundle holds only those that it uses. */
import { search } from "#locale";

export const { found, foundMore, nothing, nothingButSimilar, hidden, suggestion, closest, quoted, authorKeys } = search;
