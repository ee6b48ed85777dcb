import { BLOCKS, type Document, INLINES } from '@contentful/rich-text-types'
import * as v from 'valibot'
import { AssetSchema } from './entry.ts'
import { LinkTargetSchema, ResolvedLinkTargetSchema } from './link-target.ts'

const nodeTypes = new Set<string>([...Object.values(BLOCKS), ...Object.values(INLINES)])

/**
 * Rich text as Contentful's renderer takes it: the document, and what its links lead to, by id. An id that is in
 * neither record is not published in this edition: draw its text alone.
 */
export const RichTextSchema = v.pipe(
  v.object({
    json: v.custom<Document>(isDocument, 'Not a rich-text document'),
    links: v.nullish(
      v.object({
        entries: v.object({
          block: v.nullish(v.array(v.nullable(LinkTargetSchema)), []),
          inline: v.nullish(v.array(v.nullable(LinkTargetSchema)), []),
          hyperlink: v.nullish(v.array(v.nullable(LinkTargetSchema)), []),
        }),
        assets: v.object({ block: v.nullish(v.array(v.nullable(AssetSchema)), []) }),
      }),
    ),
  }),
  v.transform(({ json, links }) => ({
    document: json,
    entries: Object.fromEntries(
      [...(links?.entries.block ?? []), ...(links?.entries.inline ?? []), ...(links?.entries.hyperlink ?? [])]
        .filter((entry) => entry !== null)
        .map((entry) => [entry.id, entry]),
    ),
    assets: Object.fromEntries(
      (links?.assets.block ?? []).filter((asset) => asset !== null).map((asset) => [asset.sys.id, asset]),
    ),
  })),
)
export type RichText = v.InferOutput<typeof RichTextSchema>

/** The same, once parsed: how it is kept in KV and sent in payloads. */
export const ResolvedRichTextSchema = v.object({
  document: v.custom<Document>(isDocument, 'Not a rich-text document'),
  entries: v.record(v.string(), ResolvedLinkTargetSchema),
  assets: v.record(v.string(), AssetSchema),
})

/** True for a tree of nodes that Contentful's renderer knows. */
export function isDocument(input: unknown): input is Document {
  return isNode(input) && input.nodeType === BLOCKS.DOCUMENT
}

function isNode(input: unknown): input is { nodeType: string } {
  if (!isRecord(input) || typeof input.nodeType !== 'string' || !isRecord(input.data)) return false
  if (input.nodeType === 'text') return typeof input.value === 'string' && Array.isArray(input.marks)
  return nodeTypes.has(input.nodeType) && Array.isArray(input.content) && input.content.every(isNode)
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}
