/** The command was called in a way that cannot work; its message is one sentence for the caller. */
export class UsageError extends Error {}
