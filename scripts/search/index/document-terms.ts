/** What a filter term starts with. No word does, because words hold only letters and digits. */
export const filterMarks = { tag: "#", status: "!", author: "@" } as const;
