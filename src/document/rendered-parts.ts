import { isPurged, type Purges } from '../cache/purges.ts'
import { createBoundedMap, textBytes } from '../domain/bounded-map.ts'

/** Bytes in memory: some fifteen hundred cards. */
const capacity = 6 * 1024 * 1024

/** Cached HTML of parts that many pages share, by the data that they show. */
export interface RenderedParts {
  /**
   * The part's HTML, cached for the same key.
   * @param key names everything that the part shows
   * @param tags ids of the data in it: a purge of any of them drops it
   * @param render renders it, usually by `partHtml`
   */
  html(key: string, tags: readonly string[], render: () => string): string
  /** How often parts were requested, and rendered for it. */
  counts(): { requested: number; rendered: number }
}

interface Part {
  html: string
  epoch: number
  tags: readonly string[]
}

/** @param purges the known purges */
export function createRenderedParts(purges: () => Purges, maxBytes = capacity): RenderedParts {
  const parts = createBoundedMap<Part>(maxBytes, ({ html }) => textBytes(html))
  const counts = { requested: 0, rendered: 0 }

  function renderPart(tags: readonly string[], render: () => string): Part {
    counts.rendered += 1
    return { html: render(), epoch: purges().epoch, tags }
  }

  return {
    html(key, tags, render) {
      counts.requested += 1
      const before = parts.get(key)
      if (before && !isPurged(before, purges())) return before.html
      const part = renderPart(tags, render)
      parts.set(key, part)
      return part.html
    },
    counts: () => ({ ...counts }),
  }
}
