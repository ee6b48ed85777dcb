import * as v from 'valibot'
import { WordsSchema } from './entry.ts'

/** Content types that link to pages, and the fields that do. What menus link to inside the site their compiler checks. */
export const linkFields = {
  area: ['body'],
  category: ['body'],
  blog: ['body'],
  job: ['body'],
  faq: ['body'],
  sectionImageText: ['body'],
  sectionText: ['body'],
  navigationItem: ['customLink'],
  cta: ['customLink', 'internalLink'],
  recommendation: ['internalLink'],
  mapMarker: ['internalLink'],
} as const
export type LinkingType = keyof typeof linkFields
export const linkingTypes = Object.keys(linkFields).filter((type): type is LinkingType => type in linkFields)

/** Links of an entry: URLs as editors wrote them, and ids of entries. */
export interface LinkSource {
  id: string
  title: string
  urls: string[]
  entries: string[]
}

export const LinkSourceSchema = v.pipe(
  v.object({
    sys: v.object({ id: v.string() }),
    title: WordsSchema,
    body: v.nullish(v.object({ json: v.unknown() })),
    customLink: v.nullish(v.string()),
    internalLink: v.nullish(v.object({ sys: v.object({ id: v.string() }) })),
  }),
  v.transform(({ sys, title, body, customLink, internalLink }): LinkSource => {
    const { urls, entries } = linksOf(body?.json)
    return {
      id: sys.id,
      title,
      urls: [...urls, ...(customLink ? [customLink] : [])],
      entries: [...entries, ...(internalLink ? [internalLink.sys.id] : [])],
    }
  }),
)

const NodeSchema = v.object({
  nodeType: v.string(),
  data: v.optional(
    v.object({
      uri: v.optional(v.string()),
      target: v.optional(v.object({ sys: v.object({ id: v.string() }) })),
    }),
    {},
  ),
  content: v.optional(v.array(v.unknown()), []),
})

/** Links in a rich text; what it embeds is no link. */
function linksOf(node: unknown): Pick<LinkSource, 'urls' | 'entries'> {
  const parsed = v.safeParse(NodeSchema, node)
  if (!parsed.success) return { urls: [], entries: [] }
  const { nodeType, data, content } = parsed.output
  const below = content.map(linksOf)
  return {
    urls: [...(nodeType === 'hyperlink' && data.uri ? [data.uri] : []), ...below.flatMap((each) => each.urls)],
    entries: [
      ...(nodeType === 'entry-hyperlink' && data.target ? [data.target.sys.id] : []),
      ...below.flatMap((each) => each.entries),
    ],
  }
}
