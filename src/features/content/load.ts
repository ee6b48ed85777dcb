import type { ReactNode } from 'react'
import type { Page } from '../../contracts/content.ts'
import type { EntryRoute, MenuItem } from '../../contracts/route.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { Linked } from '../../services/content.ts'
import { loadOutputs, type Outputs } from './load-outputs.ts'

export interface Content {
  outputs: Outputs
  sideMenu: MenuItem[]
  addition: PageAddition | null
  /** How many numbered pages there are; null when it is not known. */
  pages: number | null
}

/** What stands on a page beside the editor's own words. */
export async function loadContent(
  request: RenderContext,
  route: EntryRoute,
  page: Linked<Page>,
  part: TemplatePart | undefined,
): Promise<Content> {
  const kinds = new Set(
    page.sectionsCollection.flatMap((section) => (section?.__typename === 'SectionOutput' ? [section.output] : [])),
  )
  const [outputs, menu, addition] = await Promise.all([
    loadOutputs(request, kinds),
    page.menuKey ? request.routes.menu(request.market, page.menuKey) : null,
    part ? part.load(request, route.path) : null,
  ])
  const numbered = [
    addition ? addition.pages : 1,
    kinds.has('guestReviews') ? (outputs.loaded.guestReviews?.pages ?? null) : 1,
  ]
  const pages = numbered.reduce((most, each) => (most === null || each === null ? null : Math.max(most, each)))
  return { outputs, sideMenu: menu?.items ?? [], addition, pages }
}

/**
 * What the site adds to the sections of a template's pages. A feature makes it and passes it to the content pages,
 * which do not know that feature.
 */
export interface TemplatePart {
  /** Never rejects: if a service does not answer, only its part is missing. */
  load(request: RenderContext, path: string): Promise<PageAddition>
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
