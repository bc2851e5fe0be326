/** The system's short name for what went wrong, such as `ENOSPC`. */
export function readCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
