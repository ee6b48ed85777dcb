import * as v from 'valibot'
import { fieldsOfFreeText } from '../../backend/search/entries.ts'
import type { SeedWriter } from '../../backend/seed/writer.ts'
import { contentModel, linkOf } from '../../contracts/content-model.ts'
import { parentField } from '../../domain/publishing/places.ts'
import { locales } from '../../editions/table.ts'
import type { GraphqlRequest } from '../../services/graphql.ts'

/** Entries that one question asks for, and links of a list: their product stays under Contentful's limit of 11,000. */
const entriesAtOnce = 20
const linksOfList = 100

const LinkSchema = v.nullish(v.object({ sys: v.object({ id: v.string() }) }))
const LinksSchema = v.nullish(v.object({ items: v.array(LinkSchema) }))
const RichTextSchema = v.nullish(v.object({ json: v.unknown() }))
const AssetSchema = v.nullish(v.object({ sys: v.object({ id: v.string() }), url: v.nullish(v.string(), '') }))
const ReplySchema = v.object({
  page: v.object({ total: v.number(), items: v.array(v.looseObject({ sys: v.object({ id: v.string() }) })) }),
  deadLinks: v.optional(v.array(v.object({ field: v.string(), linkId: v.string(), linkingEntryId: v.string() })), []),
})
type Reply = v.InferOutput<typeof ReplySchema>
type Item = Reply['page']['items'][number]

interface Selection {
  type: string
  locale: string
  /** Of the type's, those that free text reads. */
  fields: readonly string[]
}

/** Puts of every entry, and of the pictures that they name, what free text reads into the content's tables. */
export async function copyContent(request: GraphqlRequest, writer: SeedWriter): Promise<void> {
  for (const type of Object.keys(contentModel)) {
    const fields = Object.keys(contentModel[type] ?? {}).filter(
      (name) => fieldsOfFreeText.has(name) || name === parentField(type),
    )
    if (fields.length === 0) continue
    for (const locale of locales) await copyEntries(request, writer, { type, locale, fields })
  }
  await writer.finish()
}

async function copyEntries(request: GraphqlRequest, writer: SeedWriter, selection: Selection): Promise<void> {
  const { type, locale, fields } = selection
  const document = `query SearchPushEntries($locale: String!, $skip: Int!) {
    page: ${type}Collection(locale: $locale, limit: ${entriesAtOnce}, skip: $skip, order: [sys_id_ASC]) {
      total items { sys { id } ${fields.map((name) => fieldOf(type, name)).join(' ')} }
    }
  }`
  for (let skip = 0; ; skip += entriesAtOnce) {
    const reply = v.parse(
      ReplySchema,
      await request({ name: 'SearchPushEntries', document, variables: { locale, skip } }),
    )
    for (const item of reply.page.items) await insertEntry(writer, selection, item, reply)
    if (skip + entriesAtOnce >= reply.page.total) return
  }
}

function fieldOf(type: string, name: string): string {
  const kind = contentModel[type]?.[name]
  if (kind === 'Asset') return `${name} { sys { id } url }`
  if (kind === 'RichText') return `${name} { json }`
  const link = kind && linkOf(kind)
  if (!link) return name
  const own = link.target === null ? '... on Entry { sys { id } }' : 'sys { id }'
  return link.list ? `${name}Collection(limit: ${linksOfList}) { items { ${own} } }` : `${name} { ${own} }`
}

async function insertEntry(writer: SeedWriter, selection: Selection, item: Item, { deadLinks }: Reply): Promise<void> {
  const { type, locale, fields } = selection
  const { id } = item.sys
  const stored: Record<string, unknown> = {}
  for (const name of fields) {
    const kind = contentModel[type]?.[name]
    const link = kind && linkOf(kind)
    if (kind === 'RichText') stored[name] = v.parse(RichTextSchema, item[name])?.json
    else if (link?.list) {
      stored[name] = v
        .parse(LinksSchema, item[`${name}Collection`])
        ?.items.flatMap((each) => (each ? [linkTo(each)] : []))
    } else if (link) {
      // What lies below an entry that is not published has no page.
      const dead = deadLinks.find(({ field, linkingEntryId }) => linkingEntryId === id && field === name)
      const target = v.parse(LinkSchema, item[name]) ?? (dead && { sys: { id: dead.linkId } })
      stored[name] = target && linkTo(target)
    } else if (kind === 'Asset') {
      const asset = v.parse(AssetSchema, item[name])
      if (!asset) continue
      stored[name] = linkTo(asset)
      await writer.insert(
        'asset',
        ['id', 'locale', 'title', 'description', 'url', 'width', 'height', 'content_type', 'size'],
        [[asset.sys.id, locale, '', '', asset.url ?? '', 0, 0, '', 0]],
      )
    } else stored[name] = item[name]
  }
  await writer.insert(
    'entry',
    ['id', 'locale', 'type', 'slug', 'published_at', 'first_published_at', 'fields'],
    [[id, locale, type, typeof item.slug === 'string' ? item.slug : null, '', '', JSON.stringify(stored)]],
  )
}

function linkTo({ sys: { id } }: { sys: { id: string } }) {
  return { sys: { type: 'Link', id } }
}
