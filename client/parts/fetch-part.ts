import * as v from 'valibot'
import { FragmentSchema } from '../../src/contracts/fragment.ts'
import { buildAttribute } from '../../src/islands/protocol.ts'
import { fragmentUrl } from '../../src/urls/fragment-url.ts'

/** `gone` together with the page's build: a new document has the part. */
export type PartReply = { kind: 'part'; html: string } | { kind: 'gone' }

/** Requests a part of pages once by its key. Rejects when there is no usable answer. */
export async function fetchPart(root: Document, key: string): Promise<PartReply> {
  const buildId = root.documentElement.getAttribute(buildAttribute) ?? ''
  const response = await fetch(fragmentUrl(key, buildId), { redirect: 'error' })
  if (response.status === 404) return { kind: 'gone' }
  if (!response.ok) throw new Error(String(response.status))
  return { kind: 'part', html: v.parse(FragmentSchema, await response.json()).html }
}
