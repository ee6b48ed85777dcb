import type { EditionKey } from '../editions/table.ts'

/** What an editor's browser carries that sees drafts in place of what is published. */
export interface Preview {
  /** When it ends, in seconds since 1970. */
  until: number
  /** The signed pass of each edition, which has a host and so a cookie of its own. */
  passes: Readonly<Record<EditionKey, string>>
}

/** Where a preview begins in an edition, and where it ends. */
export const previewPaths = { begin: '/preview/', end: '/preview/end/' } as const

/** Leads on to a page of the edition that the pass is of, as its drafts make it. */
export function previewUrl(pass: string, to: string): string {
  return `${previewPaths.begin}?${new URLSearchParams({ pass, to })}`
}
