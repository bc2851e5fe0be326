/** The system's short name for an error, such as `ENOSPC`. */
export function readCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
