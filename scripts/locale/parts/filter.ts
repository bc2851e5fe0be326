/** The words of the filter, each as an export: a bundle holds only those that it uses. */
import { filter } from "#locale";

export const { found, loading, withTag, withoutTag } = filter;
