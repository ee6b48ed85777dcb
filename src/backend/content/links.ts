import * as v from 'valibot'
import type { ContentLoader } from './entries.ts'
import { type LinkPlace, linkedAsset, linkedEntry } from './linked.ts'

const LinkSchema = v.object({ sys: v.object({ type: v.literal('Link'), id: v.string() }) })

/** The id of a link field's value; null when it is empty. */
export function oneLinkId(value: unknown): string | null {
  return v.is(LinkSchema, value) ? value.sys.id : null
}

/** The ids of a list of links, in order. */
export function linkIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(oneLinkId).filter((id) => id !== null) : []
}

const NodeSchema = v.object({
  nodeType: v.string(),
  data: v.optional(v.object({ target: v.optional(v.unknown()) })),
  content: v.optional(v.array(v.unknown())),
})

/** What a rich text links to, as Contentful groups it: by the kind of node that holds the link. */
export function richTextLinks(json: unknown, place: LinkPlace, loader: ContentLoader) {
  const idsBy = new Map<string, Set<string>>()
  collect(json, idsBy)
  const ids = (nodeType: string) => [...(idsBy.get(nodeType) ?? [])]
  const entries = (nodeType: string) => () => ids(nodeType).map((id) => linkedEntry(place, id, loader))
  const assets = (nodeType: string) => () => ids(nodeType).map((id) => linkedAsset(place, id, loader))
  return {
    entries: {
      block: entries('embedded-entry-block'),
      inline: entries('embedded-entry-inline'),
      hyperlink: entries('entry-hyperlink'),
    },
    assets: { block: assets('embedded-asset-block'), hyperlink: assets('asset-hyperlink') },
  }
}

function collect(input: unknown, idsBy: Map<string, Set<string>>): void {
  const parsed = v.safeParse(NodeSchema, input)
  if (!parsed.success) return
  const { nodeType, data, content } = parsed.output
  const id = oneLinkId(data?.target)
  if (id !== null) idsBy.set(nodeType, (idsBy.get(nodeType) ?? new Set()).add(id))
  for (const child of content ?? []) collect(child, idsBy)
}
