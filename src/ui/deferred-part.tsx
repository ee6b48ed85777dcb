import type { ReactNode } from 'react'

/** A part of <main> that may be on its way still when the rest of the page leaves. */
export interface DeferredPart {
  /** Of its element, and of the one that waits in its place. */
  id: string
  /** Where it fails, it alone is missing. */
  main: Promise<ReactNode>
  /** An element of that id. */
  waiting: ReactNode
}

/** Stands in main where the part goes. */
export function DeferredPlace({ id }: Pick<DeferredPart, 'id'>) {
  return <i id={placeId(id)} />
}

/** What the document puts the part in place of: no words of a guest or editor come to an element of their own. */
export function placeOf(id: string): string {
  return `<i id="${placeId(id)}"></i>`
}

function placeId(id: string): string {
  return `later-${id}`
}
