/**
 * Returns what an earlier build made from the same objects, or makes it.
 *
 * @param kind of what is made.
 * @param key the object that it is made for. The result is dropped with the object.
 * @param inputs everything else that it is made from. Compared by identity.
 */
export type Recall = <V>(kind: string, key: object, inputs: readonly unknown[], make: () => V) => V;

/** For a process that builds once: remembering would only take memory. */
export const makeAnew: Recall = (_, __, ___, make) => make();

/** For a process that builds again and again. */
export function createRecall(): Recall {
  const kinds = new Map<string, WeakMap<object, { readonly inputs: readonly unknown[]; readonly made: unknown }>>();
  return <V>(kind: string, key: object, inputs: readonly unknown[], make: () => V): V => {
    const known = kinds.get(kind) ?? new WeakMap();
    kinds.set(kind, known);
    const last = known.get(key);
    // One kind makes values of one type.
    if (last && areSame(inputs, last.inputs)) return last.made as V;
    const made = make();
    known.set(key, { inputs, made });
    return made;
  };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
