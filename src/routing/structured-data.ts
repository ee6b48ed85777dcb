import type { BreadcrumbList, PostalAddress, Thing } from 'schema-dts'
import type { LoaderResult, RenderContext } from './page.ts'
import type { SitePage } from './specific-page.ts'

/** One thing that a page is about, in the words of schema.org. */
export type StructuredData = Exclude<Thing, string>

/** The script with the page's structured data; empty for an error and for a page without any. */
export async function structuredScript(
  request: Pick<RenderContext, 'origin' | 'path'>,
  { status, head, parents = [], structured }: Extract<LoaderResult, { kind: 'page' }>,
): Promise<string> {
  if (status !== 200 || head.robots) return ''
  const way = breadcrumbList(request.origin, parents, { title: head.title, path: head.canonical ?? request.path })
  const own: readonly StructuredData[] = (await structured?.()) ?? []
  // Of an array that is written out the compiler compares each of the thousand kinds of things with each other.
  const things = way ? own.toSpliced(0, 0, way) : own
  return things.length === 0 ? '' : dataScript(things)
}

/** Breadcrumbs from the outermost page to this one; null for an outermost page. */
export function breadcrumbList(
  origin: string,
  parents: readonly SitePage[],
  current: SitePage,
): Exclude<BreadcrumbList, string> | null {
  if (parents.length === 0) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, current].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  }
}

/** Data never runs, so it needs no nonce; no text in it can end the script. */
export function dataScript(things: readonly StructuredData[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`
}

interface OfficeAddress {
  address: string
  zipcode: string
  city: string
}

/** Where an office of the agency is. */
export function postalAddress({ address, zipcode, city }: OfficeAddress): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    postalCode: zipcode,
    addressLocality: city,
    addressCountry: 'DK',
  }
}
