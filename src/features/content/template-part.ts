import type { ReactNode } from 'react'
import type { RenderContext } from '../../routing/page.ts'

/**
 * What the site puts behind the sections of pages of a template. A room makes it and routes.ts hands it to the pages of
 * content, which know nothing of that room.
 */
export interface TemplatePart {
  /** Never rejects: a service that does not answer costs its own part. */
  load(request: RenderContext, path: string): Promise<PageAddition>
}

export interface PageAddition {
  main: ReactNode
  /** Stands before the sections. */
  opening?: ReactNode
  /** Stands beside the content, in place of the page's menu. */
  aside?: ReactNode
  /** How many numbered pages there are; null when it is not known. */
  pages: number | null
}
