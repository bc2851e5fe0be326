/**
 * The user called a command with options that cannot work. The message is one sentence for the
 * user.
 */
export class UsageError extends Error {}
