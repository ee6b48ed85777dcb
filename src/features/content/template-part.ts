import type { ReactNode } from 'react'
import type { RenderContext } from '../../routing/page.ts'

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
