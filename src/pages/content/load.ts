import type { AreaCard, Category, Department, Page } from '../../contracts/content.ts'
import type { EntryRoute, MenuItem } from '../../contracts/route.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import type { outputKinds } from '../../contracts/sections.ts'
import { indexOf, parseSearchRequest, toSearchBody } from '../../domain/search-request.ts'
import type { PageRequest } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'

export type OutputKind = (typeof outputKinds)[number]

/** What output sections draw; a kind that is not there was not asked for or its service did not answer. */
export interface Outputs {
  areas?: AreaCard[]
  categories?: Category[]
  departments?: Department[]
  lastMinute?: LodgingHit[]
}

export interface Content {
  page: Linked<Page>
  outputs: Outputs
  sideMenu: MenuItem[]
}

const shownHouses = 6

export async function loadContent(request: PageRequest, route: EntryRoute): Promise<Content> {
  const { market, services, routes } = request
  const page = await services.content.page(route.entry.id, market.locale)
  if (!page) throw new Error(`Entry ${route.entry.id} has a route and no page`)
  const kinds = new Set(
    page.sectionsCollection.flatMap((section) => (section?.__typename === 'SectionOutput' ? [section.output] : [])),
  )
  const [outputs, menu] = await Promise.all([
    loadOutputs(request, kinds),
    page.menuKey ? routes.menu(market, page.menuKey) : null,
  ])
  return { page, outputs, sideMenu: menu?.items ?? [] }
}

async function loadOutputs({ market, services }: PageRequest, kinds: ReadonlySet<OutputKind>): Promise<Outputs> {
  const { content, search } = services
  const loaders: { [Kind in keyof Outputs]-?: () => Promise<NonNullable<Outputs[Kind]>> } = {
    areas: () => content.areaCards(market.locale),
    categories: () => content.categories('lodging', market.locale),
    departments: () => content.departments(market.locale),
    lastMinute: async () => {
      const request = parseSearchRequest({
        kind: 'lodging',
        market: market.id,
        parameters: { lastMinute: true },
        order: [{ property: 'discountPercentage', direction: 'DESC' }],
        resultsPerPage: shownHouses,
      })
      return (await search.lodgings(indexOf(request), toSearchBody(request))).hits
    },
  }
  const asked = (Object.keys(loaders) as (keyof Outputs)[]).filter((kind) => kinds.has(kind))
  const loaded = await Promise.allSettled(asked.map(async (kind) => [kind, await loaders[kind]()] as const))
  return Object.fromEntries(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
}
