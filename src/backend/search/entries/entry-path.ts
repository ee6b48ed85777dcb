import { entryPath, isRouteEntryType } from '../../../contracts/route.ts'
import { linkedIds, type StoredEntry } from './entry-text.ts'

/** The entry's path below its parents; undefined when it has no page: no slug, or a parent that is not there. */
export function pathOfEntry(entry: StoredEntry, find: (id: string) => StoredEntry | undefined): string | undefined {
  if (!isRouteEntryType(entry.type)) return undefined
  const chain: StoredEntry[] = []
  for (let link: StoredEntry | undefined = entry; link; ) {
    if (chain.includes(link)) return undefined
    chain.unshift(link)
    const [parentId] = linkedIds(link.fields.parent)
    if (parentId === undefined) break
    link = find(parentId)
    if (!link) return undefined
  }
  const isPlaced = chain.every(({ slug, fields }) => slug || fields.template === 'home')
  return isPlaced
    ? entryPath(
        entry.type,
        chain.map(({ slug }) => slug ?? ''),
      )
    : undefined
}
