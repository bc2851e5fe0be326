import type { RuleWords } from "../problem-words.ts";
import type { KeyRules } from "../rules/keys.ts";

export const keys: RuleWords<KeyRules> = {
  unknownKey: ({ key, known }) => ({
    reason: `the key \`${key}\` is unknown`,
    fix: `Remove \`${key}\`; the keys are ${known.join(", ")}.`,
  }),
  misspeltKey: ({ key, near }) => ({
    reason: `the key \`${key}\` is unknown`,
    fix: `Did you mean \`${near}\`? Otherwise remove \`${key}\`.`,
  }),
  draftKey: () => ({ reason: "the key `draft` is unknown", fix: "Remove `draft` and write `status: draft`." }),
  dateKey: () => ({ reason: "the key `date` is unknown", fix: "Remove `date` and write `created: 2026-05-02`." }),
};
