import { expect, test } from 'vitest'
import { redirectRows } from '../../../src/backend/seed/agency/redirects.ts'
import { contentEntries } from '../../../src/backend/seed/content/content-entries.ts'
import { streets } from '../../../src/backend/seed/places/streets.ts'
import { appendTrailingSlash } from '../../../src/domain/slashes.ts'
import { markets } from '../../../src/markets/market.ts'

/** Slugs of every page and those above it, joined to a path. */
function pagePaths(language: 'da' | 'de' | 'en'): Set<string> {
  const byId = new Map(contentEntries({ today: '2026-11-21', streets }).map((entry) => [entry.id, entry]))
  const pathOf = (id: string): string => {
    const fields = byId.get(id)?.fields(language) ?? {}
    const parent = JSON.stringify(fields.parent ?? null).match(/"id":"([^"]+)"/)?.[1]
    return `${parent ? pathOf(parent) : '/'}${fields.slug ? `${fields.slug}/` : ''}`
  }
  const ids = [...byId.values()].filter(({ type }) => type === 'page' || type === 'area').map(({ id }) => id)
  return new Set(ids.map(pathOf))
}

for (const market of markets) {
  test(`redirects of the ${market.key} edition lead to pages and never away from one`, () => {
    const paths = pagePaths(market.key)
    const own = redirectRows().filter(([, lan]) => lan === market.id)
    expect(own.length).toBeGreaterThan(20)
    for (const [, , from, to] of own) {
      expect(paths).not.toContain(appendTrailingSlash(`/${String(from).replace(/^\//, '')}`))
      if (!String(to).startsWith(`/${market.lodgingPrefix}-`)) expect(paths).toContain(to)
    }
  })
}
