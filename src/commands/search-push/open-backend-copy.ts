import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { fieldsOfFreeText } from '../../backend/search/entries.ts'
import { nextOffers } from '../../backend/search/indexes/offers.ts'
import { createD1Writer, type SeedWriter } from '../../backend/seed/writer.ts'
import { contentModel, linkOf } from '../../contracts/content-model.ts'
import { parentField } from '../../domain/publishing/check-entry.ts'
import { removeTrailingSlash } from '../../domain/slashes.ts'
import { currencyCodes, locales } from '../../editions/table.ts'
import { createBrokerService } from '../../services/broker.ts'
import { createGraphqlRequest, type GraphqlRequest } from '../../services/graphql.ts'
import { openLocalData } from '../open-runtime.ts'
import { CommandError } from '../read-command.ts'
import { applyMigrations } from '../run-workers.ts'
import { accessHeaders, fetchAgain, sourceOf } from '../source-of.ts'
import { copyHouses } from './copy-broker.ts'
import { copyStays } from './copy-stays.ts'

/** Timeout in milliseconds of one query: it has many houses or entries. */
const timeout = 60_000

/**
 * Houses, stays and pages of a deployed back end, or of the agency's own broker and content service, read by GraphQL
 * into a temporary database, which `dispose` deletes: documents are made from it as from the local one.
 */
export async function openBackendCopy(backendUrl: string, report: (line: string) => void) {
  const statePath = await mkdtemp(join(tmpdir(), 'marehalm-search-push-'))
  const { env, dispose: close } = await openLocalData(statePath)
  const dispose = async () => {
    await close()
    await rm(statePath, { recursive: true, force: true })
  }
  const request = (name: 'broker' | 'content') =>
    createGraphqlRequest(
      {
        name,
        ...sourceOf(name, `${removeTrailingSlash(backendUrl)}/${name}`),
        fetch: (url, init) => fetchAgain(url, { ...init, headers: { ...Object(init.headers), ...accessHeaders() } }),
      },
      { timeout },
    )
  try {
    await applyMigrations(env.DB)
    const broker = createBrokerService(request('broker'))
    const writer = createD1Writer(env.DB)
    const ids = await copyHouses(broker, writer)
    if (ids.length === 0)
      throw new CommandError('The broker lists no house: nothing is pushed, the engine keeps what it has.')
    await copyStays(broker, writer, ids)
    await copyContent(request('content'), writer)
    await deriveTables(env.DB)
    report(`${ids.length} houses are read`)
    return { env, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** Fills tables that triggers write only at a change, or before there were holds. */
async function deriveTables(db: D1Database): Promise<void> {
  await db.batch([
    db.prepare('INSERT OR REPLACE INTO use_cost SELECT * FROM use_cost_source'),
    db.prepare('DELETE FROM search_offer'),
    ...currencyCodes.map((currency) => db.prepare(nextOffers(currency, new Date()))),
  ])
}

/** Entries of one query, and links of a list: their product stays under Contentful's limit of 11,000. */
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
  /** Fields of the type that free text reads. */
  fields: readonly string[]
}

/** Writes the fields that free text searches, of every entry and its pictures, into the content's tables. */
async function copyContent(request: GraphqlRequest, writer: SeedWriter): Promise<void> {
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
