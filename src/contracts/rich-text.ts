import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types'
import * as v from 'valibot'
import { AssetSchema } from './entry.ts'
import { LinkTargetSchema, ResolvedLinkTargetSchema } from './link-target.ts'

const DocumentSchema = v.custom<Document>(isDocument, 'Not a rich-text document')

/** `{json}` on the wire → the document as Contentful's renderer takes it. What it links to comes apart, as Links. */
export const RichTextSchema = v.pipe(
  v.object({ json: DocumentSchema }),
  v.transform(({ json }) => json),
)
export type RichText = v.InferOutput<typeof RichTextSchema>

/**
 * Targets of the links in a page's documents, by id. An id in neither record has no page in this edition: only its text
 * is rendered.
 */
const LinksSchema = v.object({
  entries: v.record(v.string(), ResolvedLinkTargetSchema),
  assets: v.record(v.string(), AssetSchema),
})
export type Links = v.InferOutput<typeof LinksSchema>

/** The link resolver's reply → Links. */
export const LinksReplySchema = v.pipe(
  v.object({
    entryCollection: v.object({ items: v.array(v.nullable(LinkTargetSchema)) }),
    assetCollection: v.object({ items: v.array(v.nullable(AssetSchema)) }),
  }),
  v.transform(
    ({ entryCollection, assetCollection }): Links => ({
      entries: Object.fromEntries(
        entryCollection.items.filter((entry) => entry !== null).map((entry) => [entry.id, entry]),
      ),
      assets: Object.fromEntries(
        assetCollection.items.filter((asset) => asset !== null).map((asset) => [asset.sys.id, asset]),
      ),
    }),
  ),
)

const LinkSchema = v.object({ sys: v.object({ id: v.string(), linkType: v.picklist(['Entry', 'Asset']) }) })

/** Ids that the documents anywhere in a reply link to, in reading order and each once. */
export function linkedIds(reply: unknown): { entries: string[]; assets: string[] } {
  const ids = { Entry: new Set<string>(), Asset: new Set<string>() }
  collectLinks(reply, ids)
  return { entries: [...ids.Entry], assets: [...ids.Asset] }
}

function collectLinks(value: unknown, ids: { Entry: Set<string>; Asset: Set<string> }): void {
  if (typeof value !== 'object' || value === null) return
  const link = v.safeParse(LinkSchema, value)
  if (link.success) ids[link.output.sys.linkType].add(link.output.sys.id)
  else for (const child of Object.values(value)) collectLinks(child, ids)
}

const nodeTypes = new Set<string>([...Object.values(BLOCKS), ...Object.values(INLINES)])

/** Levels of a document: more than editors nest, and fewer than rendering one inside the other could bear. */
const maxLevels = 60

/** True for a tree of nodes that Contentful's renderer knows. */
export function isDocument(input: unknown): input is Document {
  return isNode(input, maxLevels) && input.nodeType === BLOCKS.DOCUMENT
}

function isNode(input: unknown, levels: number): input is { nodeType: string } {
  if (levels === 0 || !isRecord(input) || typeof input.nodeType !== 'string' || !isRecord(input.data)) return false
  if (input.nodeType === 'text') return typeof input.value === 'string' && Array.isArray(input.marks)
  return (
    nodeTypes.has(input.nodeType) &&
    Array.isArray(input.content) &&
    input.content.every((node) => isNode(node, levels - 1))
  )
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
