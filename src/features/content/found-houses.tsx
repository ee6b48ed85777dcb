import * as v from 'valibot'
import type { Page } from '../../contracts/content.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import type { Section } from '../../contracts/sections.ts'
import { type Criteria, parseCriteria } from '../../domain/search-criteria.ts'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import { FirstHouses } from '../house-list/first-houses.tsx'
import { searchHouses } from '../house-list/search-houses.ts'
import { pageQuery } from './queries.ts'

export type SearchSection = Extract<Section, { __typename: 'SectionSearch' }>
/** Houses of the searches of a page, by the section; null where the search did not answer. */
export type FoundHouses = ReadonlyMap<string, LodgingSearchResult | null>

/** The first ones of the list that the section's link leads to. */
const shownHouses = { searchOrder: 'best', page: 1, result: 6 } as const

export function criteriaOfSection({ criteria }: Pick<SearchSection, 'criteria'>): Criteria {
  return parseCriteria(new URLSearchParams(criteria))
}

/** Never rejects. A search without criteria is that of all houses, of which none are chosen. */
export async function loadFoundHouses(
  request: RenderContext,
  page: Pick<Page, 'sectionsCollection'>,
): Promise<FoundHouses> {
  const searches = page.sectionsCollection.flatMap((section) =>
    section?.__typename === 'SectionSearch' && criteriaOfSection(section).size > 0 ? [section] : [],
  )
  return new Map(
    await Promise.all(
      searches.map(async (section) => [section.sys.id, await orNull(request, readHouses(request, section))] as const),
    ),
  )
}

function readHouses(request: RenderContext, section: SearchSection): Promise<LodgingSearchResult> {
  return searchHouses(request, criteriaOfSection(section), shownHouses)
}

interface SectionHousesProps {
  request: RenderContext
  /** Id of the page. */
  page: string
  section: SearchSection
  found: FoundHouses
}

/** Some of the houses that a section searches for, below its search box. */
export function SectionHouses({ request, page, section, found }: SectionHousesProps) {
  const houses = found.get(section.sys.id)
  if (houses === undefined) return null
  if (houses === null) {
    return <MissingPart request={request} fragment={sectionHousesPart.key(page, section.sys.id)} />
  }
  return <FirstHouses request={request} criteria={criteriaOfSection(section)} houses={houses} />
}

export const sectionHousesPart = defineFragment({
  name: 'content-houses',
  parameters: v.strictTuple([writtenEntry, writtenEntry]),
  async load(request, pageId, sectionId) {
    const { market, services } = request
    const page = await services.content.queryLinked(pageQuery, { id: pageId, locale: market.locale })
    const section = page?.sectionsCollection.find((each) => each?.sys.id === sectionId)
    if (section?.__typename !== 'SectionSearch') return null
    const houses = await readHouses(request, section)
    return <FirstHouses request={request} criteria={criteriaOfSection(section)} houses={houses} />
  },
})
