import type { Bindings } from './env.ts'

/** The store that `open` creates from the bindings, at the first call in an isolate. */
export type Stores = <Store>(open: (bindings: Bindings) => Store) => Store

export function createStores(bindings: Bindings): Stores {
  const stores = new Map<unknown, unknown>()
  return <Store>(open: (bindings: Bindings) => Store) => {
    if (!stores.has(open)) stores.set(open, open(bindings))
    return stores.get(open) as Store
  }
}
