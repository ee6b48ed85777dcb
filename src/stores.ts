import type { Bindings } from './env.ts'

/** The store that `open` makes of the bindings, made at the first call of an isolate. */
export type Stores = <Store>(open: (bindings: Bindings) => Store) => Store

export function createStores(bindings: Bindings): Stores {
  const opened = new Map<unknown, unknown>()
  return <Store>(open: (bindings: Bindings) => Store) => {
    if (!opened.has(open)) opened.set(open, open(bindings))
    return opened.get(open) as Store
  }
}
