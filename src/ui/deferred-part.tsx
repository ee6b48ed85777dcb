import type { ReactNode } from 'react'

/** A part of `<main>` that may be sent after the rest of the page. */
export interface DeferredPart {
  /** Id of its element, and of its placeholder. */
  id: string
  /** If it fails, only this part is missing. */
  main: Promise<ReactNode>
  /** An element of that id. */
  waiting: ReactNode
}

/** Marks the part's place in main. */
export function DeferredPlace({ id }: Pick<DeferredPart, 'id'>) {
  return <i id={placeId(id)} />
}

/** Placeholder that the document replaces by the part: no text of a guest or editor can be an element of its own. */
export function placeOf(id: string): string {
  return `<i id="${placeId(id)}"></i>`
}

function placeId(id: string): string {
  return `later-${id}`
}
