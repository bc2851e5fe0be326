import { fillExample, type SampleWords } from "../sample-words.ts";

const samples: SampleWords = {
  text: "text",
  person: "name",
  site: "Forum",
  solved: "Done",
  campaign: "Winter sale",
  chance: "Last days",
  page: "About us",
};

/** The fix that shows a line which would be right. */
export function show(example: string): string {
  return `Write, for example, \`${fillExample(example, samples)}\`.`;
}
