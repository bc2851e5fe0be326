/** A growing list of 32-bit numbers that is read once. */
export interface Chunks {
  readonly push: (value: number) => void;
  /** Returns a function that returns the next number, and frees the memory of what it returned. */
  readonly drain: () => () => number;
}

/** Numbers: 1 MB, which is allocated at once. */
const chunkLength = 1 << 18;

/** Grows without copies, which would need three times the memory for a moment. */
export function createChunks(): Chunks {
  const full: Uint32Array[] = [];
  let last = new Uint32Array(chunkLength);
  let size = 0;
  const push = (value: number) => {
    if (size === chunkLength) {
      full.push(last);
      last = new Uint32Array(chunkLength);
      size = 0;
    }
    last[size] = value;
    size += 1;
  };
  const drain = () => {
    full.push(last);
    full.reverse();
    let current = full.pop();
    let index = 0;
    return () => {
      if (index === chunkLength) {
        current = full.pop();
        index = 0;
      }
      index += 1;
      return current?.[index - 1] ?? 0;
    };
  };
  return { push, drain };
}
