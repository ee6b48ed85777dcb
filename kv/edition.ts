import type { NavigationItem, TypedSource } from '../src/contracts/content.ts'
import type { Redirect } from '../src/contracts/redirect.ts'
import type { SiteSettings } from '../src/contracts/settings.ts'
import type { EditionKey } from '../src/markets/market.ts'

export interface LodgingName {
  id: number
  name: string
  title: string
  /** Path of its first picture in the image service. */
  image?: string | undefined
}

/** What one edition is compiled from: the content service's entries and the broker's redirects and houses. */
export interface Edition {
  entries: TypedSource[]
  settings: SiteSettings
  navigation: NavigationItem[]
  redirects: Redirect[]
  lodgings: LodgingName[]
}

export type Editions = Record<EditionKey, Edition>

/** Something that an editor should put right; what it names is left out of the records. */
export interface CompileProblem {
  market: EditionKey
  kind:
    | 'duplicate-path'
    | 'missing-parent'
    | 'missing-slug'
    | 'redirect-circle'
    | 'redirect-invalid'
    | 'redirect-over-page'
    | 'menu-item-without-page'
    | 'menu-item-lost'
  /** Entry id, or the path that a redirect leads from. */
  subject: string
  message: string
}
