/** Gives numbers from 0 on, each once to all threads that share a buffer. */
export function shareTurns(shared: SharedArrayBuffer): () => number {
  const turns = new Int32Array(shared);
  return () => Atomics.add(turns, 0, 1);
}

/** A buffer in which no turn was taken. */
export function createTurns(): SharedArrayBuffer {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}
