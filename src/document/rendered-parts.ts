import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isPurged, type Purges } from '../cache/purges.ts'
import { withoutPreloads } from '../islands/without-preloads.ts'

/** Characters that an isolate keeps: of cards some three thousand. */
const maxCharacters = 8 * 1024 * 1024

/** HTML of parts that many pages have, kept by what they show. */
export interface RenderedParts {
  /**
   * The part's HTML, as it was rendered for the same key before.
   * @param key names everything that the part shows
   * @param tags ids of what it is made from: a purge of any of them drops it
   */
  html(key: string, tags: readonly string[], render: () => ReactNode): string
  /** How often parts were requested, and rendered for it. */
  counts(): { requested: number; rendered: number }
}

interface Part {
  html: string
  epoch: number
  tags: readonly string[]
}

/** @param purges what is known of them now */
export function createRenderedParts(purges: () => Purges, capacity = maxCharacters): RenderedParts {
  /** Least used first. */
  const kept = new Map<string, Part>()
  const counts = { requested: 0, rendered: 0 }
  let size = 0

  function take(key: string): Part | undefined {
    const part = kept.get(key)
    if (!part) return undefined
    kept.delete(key)
    size -= sizeOf(key, part)
    return part
  }

  function keep(key: string, part: Part): void {
    kept.set(key, part)
    size += sizeOf(key, part)
    for (const oldest of kept.keys()) {
      if (size <= capacity) return
      take(oldest)
    }
  }

  function renderPart(tags: readonly string[], render: () => ReactNode): Part {
    counts.rendered += 1
    return { html: withoutPreloads(renderToStaticMarkup(render())), epoch: purges().epoch, tags }
  }

  return {
    html(key, tags, render) {
      counts.requested += 1
      const before = take(key)
      const part = before && !isPurged(before, purges()) ? before : renderPart(tags, render)
      keep(key, part)
      return part.html
    },
    counts: () => ({ ...counts }),
  }
}

function sizeOf(key: string, { html }: Part): number {
  return key.length + html.length
}
