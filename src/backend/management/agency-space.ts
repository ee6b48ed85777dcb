import * as v from 'valibot'
import { contentLocales, type Fields } from '../../contracts/content-model.ts'
import { largestReply, readText } from '../../domain/read-text.ts'
import type { SpaceManagement } from '../env.ts'

/**
 * An approved submission as an entry of a space. Its ids are derived from the submission, so that it can be sent again.
 */
export interface SpaceEntry {
  id: string
  type: string
  fields: Fields
  picture?: SpacePicture
  /** The comment that it answers. */
  replyTo?: { id: string; locale: string }
}

/** A picture that the entry links to. */
interface SpacePicture {
  id: string
  title: string
  bytes: ArrayBuffer
}

/** Milliseconds that one call may take. */
const timeout = 10_000
/** Milliseconds between two looks whether a file has been processed, and how many there are. */
const processing = { wait: 500, looks: 20 }

/**
 * Publishes an entry in the agency's own space by Contentful's management API, with its picture before it, and as a reply
 * of the comment that it answers. It may be called again after a failure at any point: what is there already stays.
 */
export async function publishInSpace(space: SpaceManagement, entry: SpaceEntry): Promise<void> {
  const { id, type, fields, picture, replyTo } = entry
  if (picture) await publishPicture(space, picture)
  const path = `/entries/${id}`
  await publishOnce(space, path, (await read(space, path)) ?? (await put(space, path, { type, body: { fields } })))
  if (replyTo) await addReply(space, id, replyTo)
}

async function publishPicture(space: SpaceManagement, picture: SpacePicture): Promise<void> {
  const path = `/assets/${picture.id}`
  const before = await read(space, path)
  await publishOnce(
    space,
    path,
    before && isProcessed(before) ? before : await putPicture(space, path, picture, before),
  )
}

/** A file of its own for each locale: Contentful shows no other's. */
async function putPicture(
  space: SpaceManagement,
  path: string,
  { id, title, bytes }: SpacePicture,
  before: Item | null,
): Promise<Item> {
  const files: Record<string, object> = {}
  for (const locale of contentLocales) {
    const upload = v.parse(UploadSchema, await send(space, 'POST', '/uploads', { body: bytes }))
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: upload.sys.id } }
    files[locale] = { fileName: `${id}.webp`, contentType: 'image/webp', uploadFrom }
  }
  const words = Object.fromEntries(contentLocales.map((locale) => [locale, title]))
  const saved = await put(space, path, {
    version: before?.sys.version,
    body: { fields: { title: words, description: words, file: files } },
  })
  for (const locale of contentLocales) {
    await send(space, 'PUT', `${path}/files/${locale}/process`, { version: saved.sys.version })
  }
  for (let look = 0; look < processing.looks; look += 1) {
    const asset = await read(space, path)
    if (asset && isProcessed(asset)) return asset
    await scheduler.wait(processing.wait)
  }
  throw new Error(`The picture of ${path} is still being processed`)
}

function isProcessed({ fields: { file } }: Item): boolean {
  return contentLocales.every((locale) => Object(file?.[locale]).url !== undefined)
}

/** What has been published once is the editors' from then on. */
async function publishOnce(space: SpaceManagement, path: string, { sys }: Item): Promise<void> {
  if (sys.publishedVersion === undefined) await put(space, `${path}/published`, { version: sys.version })
}

/** Adds it to the other replies. A comment that was deleted or unpublished meanwhile shows none. */
async function addReply(space: SpaceManagement, id: string, { id: to, locale }: { id: string; locale: string }) {
  const path = `/entries/${to}`
  let comment = await read(space, path)
  if (!comment) return
  const replies = v.parse(v.array(LinkSchema), comment.fields.replies?.[locale] ?? [])
  if (!replies.some(({ sys }) => sys.id === id)) {
    const link = { sys: { type: 'Link', linkType: 'Entry', id } }
    const fields = { ...comment.fields, replies: { ...comment.fields.replies, [locale]: [...replies, link] } }
    comment = await put(space, path, { version: comment.sys.version, body: { fields } })
  }
  const { version, publishedVersion } = comment.sys
  const isChanged = publishedVersion !== undefined && version > publishedVersion + 1
  if (isChanged) await put(space, `${path}/published`, { version })
}

const LinkSchema = v.looseObject({ sys: v.looseObject({ id: v.string() }) })
const UploadSchema = v.object({ sys: v.object({ id: v.string() }) })
const ItemSchema = v.object({
  sys: v.object({ version: v.number(), publishedVersion: v.optional(v.number()) }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
})
type Item = v.InferOutput<typeof ItemSchema>

interface Call {
  version?: number | undefined
  /** The content type of an entry that is new. */
  type?: string
  body?: object
}

/** Null: there is none. */
async function read(space: SpaceManagement, path: string): Promise<Item | null> {
  const found = await send(space, 'GET', path)
  return found === null ? null : v.parse(ItemSchema, found)
}

async function put(space: SpaceManagement, path: string, call: Call): Promise<Item> {
  return v.parse(ItemSchema, await send(space, 'PUT', path, call))
}

/** @returns the body; null where nothing was found, or nothing is said */
async function send(
  { url, key }: SpaceManagement,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { version, type, body }: Call = {},
): Promise<unknown> {
  const isFile = body instanceof ArrayBuffer
  const response = await fetch((isFile ? uploadUrl(url) : url) + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': isFile ? 'application/octet-stream' : 'application/vnd.contentful.management.v1+json',
      ...(version !== undefined && { 'x-contentful-version': String(version) }),
      ...(type !== undefined && { 'x-contentful-content-type': type }),
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
  const text = await readText(response, largestReply)
  if (response.status === 404 && method === 'GET') return null
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 300)}`)
  return text === '' ? null : JSON.parse(text)
}

/** Contentful takes files at a host of their own. */
function uploadUrl(url: string): string {
  return url.replace(/^https:\/\/api\.(?=(?:[a-z]+\.)?contentful\.com\/)/, 'https://upload.')
}
