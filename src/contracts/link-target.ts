import * as v from 'valibot'
import { WordsSchema } from './entry.ts'
import { entryPath, isRouteEntryType, PathSchema, type RouteEntryType, routeEntryTypes } from './route.ts'

interface Chain {
  slug?: string | null | undefined
  parent?: Chain | null | undefined
}
const ChainSchema: v.GenericSchema<Chain> = v.object({
  slug: v.nullish(v.string()),
  parent: v.nullish(v.lazy(() => ChainSchema)),
})

/** An entry that has a page of its own, with its parent chain on the wire and its path inside. */
export const LinkTargetSchema = v.pipe(
  v.object({
    __typename: v.string(),
    sys: v.object({ id: v.string() }),
    title: WordsSchema,
    slug: v.nullish(v.string()),
    parent: v.nullish(ChainSchema),
    page: v.nullish(ChainSchema),
    areasCollection: v.nullish(v.object({ items: v.array(v.nullable(ChainSchema)) })),
  }),
  v.transform((target) => {
    const type = uncapitalised(target.__typename)
    const parent = target.parent ?? target.page ?? target.areasCollection?.items[0] ?? null
    const slugs = [...slugsOf(parent), target.slug]
    return { id: target.sys.id, type, title: target.title, path: pathOf(type, slugs) }
  }),
)

export const ResolvedLinkTargetSchema = v.object({
  id: v.string(),
  type: v.string(),
  title: v.string(),
  /** Null when the entry has no page in this edition. */
  path: v.nullable(PathSchema),
})
export type LinkTarget = v.InferOutput<typeof ResolvedLinkTargetSchema>

/** Fields that LinkTargetSchema reads of an entry whose type is known: less for the content service to look up. */
export function linkTargetFields(type: RouteEntryType): string {
  return `__typename sys { id } ${typedFields(type)}`
}

/** The same of an entry of any type, as a GraphQL fragment on Entry. */
export const linkTargetFragment = /* GraphQL */ `
  fragment LinkTarget on Entry {
    __typename
    sys { id }
    ${routeEntryTypes.map((type) => `... on ${capitalised(type)} { ${typedFields(type)} }`).join('\n    ')}
  }
`

function typedFields(type: RouteEntryType): string {
  return `title slug ${parentSelection(type)}`
}

/** One kind of parent for each type and three further levels, which is as deep as the site's pages lie. */
function parentSelection(type: RouteEntryType): string {
  const chain = '{ slug parent { slug parent { slug parent { slug } } } }'
  if (type === 'page' || type === 'area' || type === 'blog') return `parent ${chain}`
  if (type === 'department') return `page ${chain}`
  return type === 'street' ? `areasCollection(limit: 1) { items ${chain} }` : ''
}

function pathOf(type: string, slugs: readonly (string | null | undefined)[]): string | null {
  if (!isRouteEntryType(type) || slugs.some((slug) => slug === null || slug === undefined)) return null
  return entryPath(
    type,
    slugs.filter((slug) => typeof slug === 'string'),
  )
}

function slugsOf(chain: Chain | null): (string | null | undefined)[] {
  return chain ? [...slugsOf(chain.parent ?? null), chain.slug] : []
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
