import type { ReactNode } from 'react'
import type { AreaCard, Category, Department, Page, Recommendation } from '../../contracts/content.ts'
import { errorTexts } from '../../contracts/error-texts.ts'
import { categoriesQuery } from '../../contracts/queries/blog.ts'
import { areaCardsQuery, departmentsQuery } from '../../contracts/queries/departments.ts'
import type { EntryRoute, MenuItem } from '../../contracts/route.ts'
import type { LodgingHit, LodgingSearchResult } from '../../contracts/search.ts'
import { isOutputKind, type OutputKind, outputKinds } from '../../contracts/sections.ts'
import type { PageSheet } from '../../document/page-sheets.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { lastMinuteRequest } from '../../domain/search-request.ts'
import { searchOrders } from '../../domain/search-view.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'
import { logLine } from '../../services/log-line.ts'
import { type FoundHouses, loadFoundHouses } from './found-houses.tsx'
import { type Colleague, employeesQuery, type PlaceMap, placeMapQuery, recommendationsQuery } from './queries.ts'
import { type GuestReviews, loadGuestReviews, loadPortalReviews, type PortalReviews } from './reviews-load.ts'

export interface Content {
  outputs: Outputs
  found: FoundHouses
  sideMenu: MenuItem[]
  addition: PageAddition | null
  /** How many numbered pages there are; null when it is not known. */
  pages: number | null
}

/** Data that a page shows beside the editor's own text. */
export async function loadContent(
  request: RenderContext,
  route: EntryRoute,
  page: Linked<Page>,
  part: TemplatePart | undefined,
): Promise<Content> {
  const kinds = new Set(
    page.sectionsCollection.flatMap((section) => (section?.__typename === 'SectionOutput' ? [section.output] : [])),
  )
  const [outputs, found, menu, addition] = await Promise.all([
    loadOutputs(request, kinds),
    loadFoundHouses(request, page),
    page.menuKey ? request.routes.menu(request.market, page.menuKey) : null,
    part ? part.load(request, route.path) : null,
  ])
  const numbered = [
    addition ? addition.pages : 1,
    kinds.has('guestReviews') ? (outputs.loaded.guestReviews?.pages ?? null) : 1,
  ]
  const pages = numbered.reduce((max, each) => (max === null || each === null ? null : Math.max(max, each)))
  return { outputs, found, sideMenu: menu?.items ?? [], addition, pages }
}

/**
 * What the site adds to the sections of a template's pages. A feature makes it and passes it to the content pages,
 * which do not know that feature.
 */
export interface TemplatePart {
  /** Never rejects: if a service does not answer, only its part is missing. */
  load(request: RenderContext, path: string): Promise<PageAddition>
  sheets?: readonly PageSheet[]
}

export interface PageAddition {
  main: ReactNode
  /** Shown before the sections. */
  opening?: ReactNode
  /** Shown beside the content, instead of the page's menu. */
  aside?: ReactNode
  /** How many numbered pages there are; null when it is not known. */
  pages: number | null
}

/** What output sections draw, by their kind. */
export interface LoadedOutputs {
  areas: AreaCard[]
  categories: Category[]
  departments: Department[]
  employees: OfficeTeam[]
  guestReviews: GuestReviews
  lastMinute: LodgingHit[]
  placeMap: PlaceMap | null
  portalReviews: PortalReviews | null
  recommendations: Recommendation[]
  searchResults: LodgingSearchResult
}

export interface Outputs {
  loaded: Partial<LoadedOutputs>
  /** Kinds whose service did not answer. */
  missing: ReadonlySet<OutputKind>
}

const shownHouses = 6
const shownLastMinute = 12
const shownRecommendations = 12

/** An unknown kind is left out and logged: editors may use a kind that the site does not know yet. */
async function loadOutputs(request: RenderContext, kinds: ReadonlySet<string>): Promise<Outputs> {
  for (const kind of kinds) {
    if (!isOutputKind(kind)) console.error(logLine(new Error(errorTexts.missingDataApplier(kind)), request))
  }
  const loaders = loadersFor(request)
  const requestedKinds = (Object.keys(loaders) as (keyof LoadedOutputs)[]).filter((kind) => kinds.has(kind))
  const results = await Promise.allSettled(requestedKinds.map(async (kind) => [kind, await loaders[kind]()] as const))
  return {
    loaded: Object.fromEntries(results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))),
    missing: new Set(requestedKinds.filter((_, index) => results[index]?.status === 'rejected')),
  }
}

const withPages = 'guestReviews'
type Unpaged = Exclude<keyof LoadedOutputs, typeof withPages>
const unpaged: readonly string[] = outputKinds.filter((kind) => kind !== withPages && kind !== 'favorites')

/** Whether a kind looks the same on every page: it has no numbered pages of its own. */
export function isUnpaged(kind: string): kind is Unpaged {
  return unpaged.includes(kind)
}

/** Rejects when its service does not answer. */
export async function loadOutput(request: RenderContext, kind: Unpaged): Promise<Partial<LoadedOutputs>> {
  return { [kind]: await loadersFor(request)[kind]() }
}

function loadersFor(request: RenderContext): { [Kind in keyof LoadedOutputs]: () => Promise<LoadedOutputs[Kind]> } {
  const { market, services } = request
  const { content, search } = services
  const { locale } = market
  return {
    areas: () => content.query(areaCardsQuery, { locale, where: {} }),
    categories: () => content.query(categoriesQuery, { type: 'lodging', locale }),
    departments: () => content.query(departmentsQuery, { locale }),
    employees: async () => {
      const [people, offices] = await Promise.all([
        content.query(employeesQuery, { locale }),
        content.query(departmentsQuery, { locale }),
      ])
      return groupByOffice(people, offices)
    },
    guestReviews: () => loadGuestReviews(request),
    lastMinute: async () => {
      const found = await search.lodgings(lastMinuteRequest(market.id, shownLastMinute))
      return withQuotes(request.quotes, found.hits, request.now, null)
    },
    placeMap: () => content.query(placeMapQuery, { locale }),
    portalReviews: () => loadPortalReviews(request),
    recommendations: () => content.query(recommendationsQuery, { locale, limit: shownRecommendations }),
    searchResults: () =>
      search.lodgings({
        kind: 'lodging',
        market: market.id,
        order: searchOrders.rating.map((order) => ({ ...order })),
        resultsPerPage: shownHouses,
      }),
  }
}

/** The people of an office, or without one those who belong to none. */
export interface OfficeTeam {
  office: Pick<Department, 'title' | 'path'> | null
  people: Colleague[]
}

type Office = Pick<Department, 'sys' | 'title' | 'path'>

/** Offices in their order with their people, without empty ones; who works at several is listed at each. */
function groupByOffice(people: readonly Colleague[], offices: readonly Office[]): OfficeTeam[] {
  const worksAt = ({ locationsCollection }: Colleague, { sys }: Office) =>
    locationsCollection.some((location) => location.sys.id === sys.id)
  const teams: OfficeTeam[] = offices.map((office) => ({
    office,
    people: people.filter((person) => worksAt(person, office)),
  }))
  const others = people.filter((person) => !offices.some((office) => worksAt(person, office)))
  return [...teams, { office: null, people: others }].filter((team) => team.people.length > 0)
}
