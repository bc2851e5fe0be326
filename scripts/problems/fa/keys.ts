import type { RuleWords } from "../problem-words.ts";
import type { KeyRules } from "../rules/keys.ts";
import { list } from "./say.ts";

export const keys: RuleWords<KeyRules> = {
  unknownKey: ({ key, known }) => ({
    reason: `کلید \`${key}\` ناشناخته است`,
    fix: `آن را بردارید؛ کلیدها این‌ها هستند: ${list(known)}.`,
  }),
  misspeltKey: ({ key, near }) => ({
    reason: `کلید \`${key}\` ناشناخته است`,
    fix: `منظورتان \`${near}\` بود؟ وگرنه آن را بردارید.`,
  }),
  draftKey: () => ({ reason: "کلید `draft` ناشناخته است", fix: "آن را بردارید و `status: draft` بنویسید." }),
  dateKey: () => ({ reason: "کلید `date` ناشناخته است", fix: "آن را بردارید و `created: 2026-05-02` بنویسید." }),
};
