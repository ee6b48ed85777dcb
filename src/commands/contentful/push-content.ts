import type { AssetProps, EntryProps } from 'contentful-management'
import { stableJson } from '../../domain/digests.ts'
import {
  type LocalisedFields,
  type PushedAsset,
  type PushedContent,
  type PushedEntry,
  publishOrder,
} from './content-to-push.ts'
import { inLanes, type Pushed, type PushOptions, readAll, type SpaceClient } from './space-client.ts'

interface ContentOptions extends PushOptions {
  readPicture: (fileName: string) => Promise<ArrayBuffer>
}

/** Milliseconds between two checks whether a file has been processed, and their number: a minute in all. */
const processing = { processingCheckWait: 500, processingCheckRetries: 120 }

/** Pictures first, for entries link to them; each is published. Entries that are up to date are not touched. */
export async function pushContent(
  client: SpaceClient,
  content: PushedContent,
  options: ContentOptions,
): Promise<Pushed> {
  const pushed = { created: 0, changed: 0, unchanged: 0 }
  await pushAssets(client, content.assets, pushed, options)
  await pushEntries(client, content.entries, pushed, options)
  return pushed
}

async function pushAssets(
  client: SpaceClient,
  assets: readonly PushedAsset[],
  pushed: Pushed,
  { isDry, log, readPicture }: ContentOptions,
): Promise<void> {
  const existing = await readAll((query) => client.asset.getMany({ query }), 200)
  const byId = new Map(existing.map((asset) => [asset.sys.id, asset]))
  await inLanes(assets, async (asset) => {
    const before = byId.get(asset.id)
    if (before && isPublished(before) && isSameAsset(before, asset)) {
      pushed.unchanged += 1
      return
    }
    if (!isDry) await putAsset(client, asset, before, await readPicture(asset.fileName))
    log(`picture ${asset.id}: ${before ? 'changed' : 'created'}`)
    pushed[before ? 'changed' : 'created'] += 1
  })
}

/** A file of its own for each locale: Contentful shows no other's. */
async function putAsset(client: SpaceClient, asset: PushedAsset, before: AssetProps | undefined, bytes: ArrayBuffer) {
  const locales = Object.keys(asset.words)
  const uploads = await Promise.all(locales.map((locale) => uploadFor(client, locale, bytes)))
  const file = Object.fromEntries(
    uploads.map(({ locale, id }) => [
      locale,
      {
        ...{ fileName: asset.fileName, contentType: asset.contentType },
        uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id } },
      },
    ]),
  )
  const fields = { title: asset.words, description: asset.words, file }
  const params = { assetId: asset.id }
  const saved = before
    ? await client.asset.update(params, { ...before, fields })
    : await client.asset.createWithId(params, { fields })
  await client.asset.processForAllLocales({}, saved, processing)
  await client.asset.publish(params, await client.asset.get(params))
}

async function uploadFor(
  client: SpaceClient,
  locale: string,
  bytes: ArrayBuffer,
): Promise<{ locale: string; id: string }> {
  const { sys } = await client.upload.create({}, { file: bytes })
  return { locale, id: sys.id }
}

function isSameAsset({ fields }: AssetProps, { words, size, fileName }: PushedAsset): boolean {
  return Object.entries(words).every(([locale, text]) => {
    const file = fields.file?.[locale]
    const isSameFile = file?.url !== undefined && file.fileName === fileName && file.details?.size === size
    return isSameFile && fields.title?.[locale] === text && fields.description?.[locale] === text
  })
}

async function pushEntries(
  client: SpaceClient,
  entries: readonly PushedEntry[],
  pushed: Pushed,
  { isDry, log }: ContentOptions,
): Promise<void> {
  const existing = await readAll((query) => client.entry.getMany({ query }), 200)
  const byId = new Map(existing.map((entry) => [entry.sys.id, entry]))
  const isDone = (id: string) => {
    const entry = byId.get(id)
    return entry !== undefined && isPublished(entry)
  }
  const different = entries.filter((entry) => !isDone(entry.id) || !isSame(byId.get(entry.id)?.fields, entry.fields))
  pushed.unchanged += entries.length - different.length
  for (const entry of different) {
    const before = byId.get(entry.id)
    log(`entry ${entry.id}: ${before ? 'changed' : 'created'}`)
    pushed[before ? 'changed' : 'created'] += 1
  }
  if (isDry) return
  for (const wave of publishOrder(different, isDone)) {
    await inLanes(wave, async ({ entry, fields }) => {
      byId.set(entry.id, await putEntry(client, entry, fields, byId.get(entry.id)))
    })
  }
}

async function putEntry(
  client: SpaceClient,
  { id, type }: PushedEntry,
  fields: LocalisedFields,
  before: EntryProps | undefined,
): Promise<EntryProps> {
  const params = { entryId: id }
  const saved = before
    ? isSame(before.fields, fields)
      ? before
      : await client.entry.update(params, { ...before, fields })
    : await client.entry.createWithId({ ...params, contentTypeId: type }, { fields })
  return client.entry.publish(params, saved)
}

function isPublished({ sys }: { sys: { version: number; publishedVersion?: number } }): boolean {
  return sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1
}

function isSame(a: unknown, b: unknown): boolean {
  return stableJson(withoutEmpty(a)) === stableJson(withoutEmpty(b))
}

/** A null, and a field without a value, are equal. */
function withoutEmpty(fields: unknown): unknown {
  const values = Object.entries(Object(fields)).map(([name, byLocale]) => {
    const written = Object.entries(Object(byLocale)).filter(([, value]) => value !== null && value !== '')
    return [name, Object.fromEntries(written)] as const
  })
  return Object.fromEntries(values.filter(([, byLocale]) => Object.keys(byLocale).length > 0))
}
