import { createBoundedMap, dataBytes } from '../domain/bounded-map.ts'
import type { KnownDocuments } from '../domain/known-documents.ts'
import { isPurged, type PurgeView } from './purges.ts'

/** Bytes in memory: the houses of some fifty pages of results. */
const capacity = 2 * 1024 * 1024
/** Milliseconds for which a document is used at most. */
const maxAgeMs = 60_000

interface Known {
  document: unknown
  tags: readonly string[]
  madeAt: number
  epoch: number
}

/**
 * Documents that this isolate has read, of a service that notifies of their changes. They are used while notifications
 * arrive. The returned function opens them, with tags that all of them have.
 */
export function createKnownDocuments(
  purges: Pick<PurgeView, 'known' | 'notifiedFrom'>,
  now: () => number,
): (tagsOfAll: readonly string[]) => KnownDocuments {
  const documents = createBoundedMap<Known>(capacity, ({ document }) => dataBytes(document))
  return (tagsOfAll) => {
    const madeAt = now()
    const { epoch } = purges.known()
    return {
      get(key) {
        const found = documents.get(key)
        const notifiedFrom = purges.notifiedFrom()
        if (!found || notifiedFrom === null || found.epoch < notifiedFrom || madeAt - found.madeAt > maxAgeMs) return
        return isPurged(found, purges.known()) ? undefined : found.document
      },
      keep: (key, document, tags) => documents.set(key, { document, tags: [...tagsOfAll, ...tags], madeAt, epoch }),
    }
  }
}
