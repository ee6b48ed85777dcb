import * as v from 'valibot'
import type { CompileSources, Edition, Editions } from '../../../kv/compile-sources.ts'
import { markets } from '../../../src/markets/market.ts'

/** Content and broker that say what those editions hold, and count what they are asked. */
export function sourcesOf(editions: Editions): CompileSources & { requests: string[] } {
  const requests: string[] = []
  const editionOf = (test: (market: (typeof markets)[number]) => boolean): Edition => {
    const market = markets.find(test)
    if (!market) throw new Error('No such edition')
    return editions[market.key]
  }
  const inLocale = (name: string, locale: string) => {
    requests.push(`${name} ${locale}`)
    return editionOf((market) => market.locale === locale)
  }
  return {
    requests,
    content: {
      routeSources: async (type, locale) => inLocale(type, locale).entries.filter((entry) => entry.type === type),
      routeSourcesBySlug: async (slug, locale) =>
        inLocale('slug', locale).entries.filter((entry) => entry.slug === slug),
      routeSourcesById: async (ids, locale) =>
        inLocale('ids', locale).entries.filter(({ sys }) => ids.includes(sys.id)),
      settings: async (locale) => inLocale('settings', locale).settings,
      navigation: async (locale) => inLocale('navigation', locale).navigation,
    },
    broker: {
      async query({ name, schema }, { lan, name: code }) {
        requests.push(`${name} ${lan}`)
        const { redirects, lodgings } = editionOf(({ id }) => id === lan)
        const house = lodgings.find((each) => each.name === code)
        const titles = markets.flatMap(({ id, key }) => {
          const title = editions[key].lodgings.find((each) => each.name === code)?.title
          return title === undefined ? [] : [{ lan: id, title }]
        })
        return v.parse(schema, {
          rows: name === 'BrokerRedirects' ? redirects : lodgings,
          lodging: house ? { ...house, descriptions: titles } : null,
        })
      },
    },
  }
}
