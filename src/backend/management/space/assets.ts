import { type Handler, Hono } from 'hono'
import * as v from 'valibot'
import { contentLocales } from '../../../contracts/content-model.ts'
import { digestHex, randomHex } from '../../../domain/digests.ts'
import { readPictureHeader } from '../../../domain/pictures/picture-header.ts'
import { type Env, readVariables } from '../../env.ts'
import { faultOfPicture } from '../../workers/keep-picture.ts'
import { deleteDraft, setArchived } from '../draft-store.ts'
import { notifyChange } from '../notify-change.ts'
import { listAssets, listedAssets } from './asset-list.ts'
import {
  type AssetFields,
  AssetFieldsSchema,
  type AssetFile,
  isShown,
  publishAsset,
  readAsset,
  readAssets,
  type StoredAsset,
  saveAsset,
  unpublishAsset,
} from './asset-store.ts'
import { readListQuery, selected } from './list-query.ts'
import {
  invalid,
  isId,
  isVersion,
  mismatch,
  namesOtherVersion,
  noContent,
  notFound,
  placeOf,
  refusal,
  reply,
  type SpaceContext,
} from './replies.ts'
import { readUpload } from './uploads.ts'

/** Pictures with their words: a file is sent as an upload, linked to, and processed before the asset can be published. */
export const assetsApp = new Hono<{ Bindings: Env }>()

assetsApp.get('/assets', async (c) => {
  const parameters = new URL(c.req.url).searchParams
  const query = readListQuery(parameters, listedAssets)
  if (typeof query === 'string') return refusal(c, 400, 'InvalidQuery', query)
  const { ids, total } = await listAssets(c.env.DB, query)
  const items = (await readAssets(c.env.DB, ids)).map((asset) => selected(parameters, shown(c, asset)))
  return reply(c, { sys: { type: 'Array' }, total, skip: query.skip, limit: query.limit, items })
})

assetsApp.post('/assets', (c) => save(c, randomHex(11), null))

const one = '/assets/:id'

assetsApp.get(
  one,
  withAsset(async (c, asset) => reply(c, shown(c, asset))),
)

assetsApp.put(one, async (c) => {
  const id = c.req.param('id')
  return save(c, id, await readAsset(c.env.DB, id))
})

assetsApp.delete(
  one,
  withAsset(async (c, asset) => {
    if (asset.publishedVersion !== null) return refusal(c, 400, 'BadRequest', 'Cannot delete published')
    if (!(await deleteDraft(c.env.DB, 'asset_draft', asset))) return overtaken(c, asset.id)
    await forgetPictures(c.env, asset)
    return noContent(c)
  }),
)

/** Answered once the file is there: nobody has to wait for its `url`. */
assetsApp.put(
  `${one}/files/:locale/process`,
  withAsset(async (c, asset) => {
    const named = Number(c.req.header('x-contentful-version'))
    // The client sends the version that it saved for each of the locales.
    if (!(named >= asset.savedVersion && named <= asset.version)) return mismatch(c, asset.version)
    const locale = contentLocales.find((each) => each === c.req.param('locale'))
    const file = locale && asset.fields.file?.[locale]
    if (!locale || !file?.uploadFrom)
      return refusal(c, 400, 'BadRequest', 'There is no file to process in that locale.')
    const bytes = await readUpload(c.env, file.uploadFrom.sys.id)
    const header = bytes && !faultOfPicture(bytes) && readPictureHeader(bytes)
    if (!bytes || !header) {
      const details = bytes
        ? 'The file is no JPEG, PNG or WebP of at most 12 MB'
        : 'The upload is not there, or no more'
      return invalid(c, [{ name: 'file', path: ['fields', 'file', locale], details }])
    }
    const { type, width, height } = header
    const contentType = `image/${type}`
    const url = `assets/${(await digestHex(bytes)).slice(0, 32)}`
    await c.env.MEDIA.put(url, bytes, { httpMetadata: { contentType } })
    const processed: AssetFile = {
      ...{ fileName: file.fileName, contentType, url },
      details: { size: bytes.byteLength, image: { width, height } },
    }
    return (await putFile(c.env.DB, asset, locale, processed)) ? noContent(c) : overtaken(c, asset.id)
  }),
)

assetsApp.put(
  `${one}/published`,
  withAsset(async (c, asset) => {
    if (!isVersion(c, asset)) return mismatch(c, asset.version)
    if (asset.archived) return refusal(c, 400, 'BadRequest', 'Cannot publish archived')
    const files = Object.entries(asset.fields.file ?? {})
    const waiting = files.filter(([, { url }]) => url === undefined)
    if (files.length === 0 || waiting.length > 0) {
      const [[locale = ''] = []] = waiting
      const details = files.length === 0 ? 'There is no file' : 'The file has not been processed'
      return invalid(c, [{ name: 'required', path: ['fields', 'file', ...(locale ? [locale] : [])], details }])
    }
    const before = await publishedUrls(c.env.DB, asset.id)
    if (!(await publishAsset(c.env.DB, asset))) return overtaken(c, asset.id)
    await forgetUnshown(c.env, before)
    return changed(c, 'publish', asset.id)
  }),
)

assetsApp.delete(
  `${one}/published`,
  withAsset(async (c, asset) => {
    if (asset.publishedVersion === null) return refusal(c, 400, 'BadRequest', 'Not published')
    await unpublishAsset(c.env.DB, asset)
    return changed(c, 'unpublish', asset.id)
  }),
)

assetsApp.put(
  `${one}/archived`,
  withAsset(async (c, asset) => {
    if (asset.publishedVersion !== null) return refusal(c, 400, 'BadRequest', 'Cannot archive published')
    if (asset.archived) return refusal(c, 400, 'BadRequest', 'Already archived')
    return setArchive(c, asset, true)
  }),
)

assetsApp.delete(
  `${one}/archived`,
  withAsset(async (c, asset) => {
    if (!asset.archived) return refusal(c, 400, 'BadRequest', 'Not archived')
    return setArchive(c, asset, false)
  }),
)

async function setArchive(c: SpaceContext, asset: StoredAsset, isArchived: boolean): Promise<Response> {
  const isDone = await setArchived(c.env.DB, 'asset_draft', asset, isArchived)
  const after = isDone && (await readAsset(c.env.DB, asset.id))
  return after ? reply(c, shown(c, after)) : overtaken(c, asset.id)
}

/** With the asset that the path names; a version that the caller names beside it is looked at by `handle`. */
function withAsset(
  handle: (c: SpaceContext, asset: StoredAsset) => Promise<Response>,
): Handler<{ Bindings: Env }, `${string}/assets/:id`> {
  return async (c) => {
    const asset = await readAsset(c.env.DB, c.req.param('id'))
    if (!asset) return notFound(c, 'Asset', c.req.param('id'))
    const isProcessing = c.req.path.endsWith('/process')
    return !isProcessing && namesOtherVersion(c, asset) ? mismatch(c, asset.version) : handle(c, asset)
  }
}

const BodySchema = v.object({ fields: AssetFieldsSchema })

async function save(c: SpaceContext, id: string, before: StoredAsset | null): Promise<Response> {
  const body = v.safeParse(BodySchema, await c.req.json().catch(() => undefined))
  if (!isId(id))
    return refusal(c, 400, 'BadRequest', 'An id has 1 to 64 letters, digits, dots, hyphens or underscores.')
  if (!body.success) {
    const message =
      '`fields` are needed: title, description and file by locale; a file has fileName, contentType and uploadFrom.'
    return refusal(c, 422, 'ValidationFailed', message, { errors: [] })
  }
  if (before && !isVersion(c, before)) return mismatch(c, before.version)
  if (before?.archived) return refusal(c, 400, 'BadRequest', 'Cannot edit archived')
  const files = filesOf(c, body.output.fields, before)
  if ('locale' in files) {
    const details = 'A file is sent by uploadFrom, or stays as it was'
    return invalid(c, [{ name: 'file', path: ['fields', 'file', files.locale], details }])
  }
  const version = (before?.version ?? 0) + 1
  const fields = { ...body.output.fields, file: files.file }
  const isSaved = await saveAsset(c.env.DB, { id, version, savedVersion: version, fields }, before?.version ?? 0)
  const after = isSaved && (await readAsset(c.env.DB, id))
  return after ? reply(c, shown(c, after), before ? 200 : 201) : overtaken(c, id)
}

/** Files as they are stored: a URL is only ever one that this asset was given when it was processed. */
function filesOf(
  c: SpaceContext,
  { file = {} }: AssetFields,
  before: StoredAsset | null,
): { file: NonNullable<AssetFields['file']> } | { locale: string } {
  const known = new Map(Object.values(before?.fields.file ?? {}).map((each) => [each.url && urlOf(c, each.url), each]))
  const kept: NonNullable<AssetFields['file']> = {}
  for (const locale of contentLocales) {
    const given = file[locale]
    if (!given) continue
    const stored = given.uploadFrom ? undefined : known.get(given.url)
    if (given.uploadFrom) kept[locale] = { ...given, url: undefined, details: undefined }
    else if (stored && given.url) kept[locale] = { ...stored, fileName: given.fileName }
    else return { locale }
  }
  return { file: kept }
}

/** Beside what another locale's file was put in at the same time. */
async function putFile(
  db: D1Database,
  asset: StoredAsset,
  locale: (typeof contentLocales)[number],
  file: AssetFile,
): Promise<boolean> {
  for (let current: StoredAsset | null = asset; current?.savedVersion === asset.savedVersion; ) {
    const fields = { ...current.fields, file: { ...current.fields.file, [locale]: file } }
    if (await saveAsset(db, { ...current, version: current.version + 1, fields }, current.version)) return true
    current = await readAsset(db, asset.id)
  }
  return false
}

async function publishedUrls(db: D1Database, id: string): Promise<string[]> {
  const { results } = await db.prepare('SELECT DISTINCT url FROM asset WHERE id = ?1').bind(id).all<{ url: string }>()
  return results.map(({ url }) => url)
}

function forgetPictures(env: Env, { fields }: StoredAsset): Promise<void> {
  return forgetUnshown(
    env,
    Object.values(fields.file ?? {}).flatMap(({ url }) => url ?? []),
  )
}

/** What was seeded stays: the seed puts its pictures into the bucket once. */
async function forgetUnshown({ DB, MEDIA }: Env, urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls)) {
    if (url.startsWith('assets/') && !(await isShown(DB, url))) await MEDIA.delete(url)
  }
}

/** The listener is told behind the reply: it may be slow. */
async function changed(c: SpaceContext, action: 'publish' | 'unpublish', id: string): Promise<Response> {
  const asset = await readAsset(c.env.DB, id)
  if (!asset) return notFound(c, 'Asset', id)
  const { webhook } = readVariables(c.env)
  c.executionCtx.waitUntil(notifyChange(webhook, action, asset).catch((error) => console.error(error)))
  return reply(c, shown(c, asset))
}

function shown(c: SpaceContext, asset: StoredAsset) {
  const { id, version, publishedVersion, publishedAt, createdAt, updatedAt, archived, fields } = asset
  const sys = {
    ...{ type: 'Asset', id, version, ...placeOf(c) },
    ...{ createdAt: createdAt ?? undefined, updatedAt: updatedAt ?? undefined },
    ...(publishedVersion !== null && { publishedVersion, publishedAt }),
    ...(archived && { archivedVersion: archived.version, archivedAt: archived.at }),
  }
  const file = Object.fromEntries(
    Object.entries(fields.file ?? {}).map(([locale, each]) => [
      locale,
      { ...each, url: each.url && urlOf(c, each.url) },
    ]),
  )
  return { sys, metadata: { tags: [], concepts: [] }, fields: { ...fields, ...(fields.file && { file }) } }
}

/** As Contentful writes the URLs of files: without a scheme. */
function urlOf(c: SpaceContext, path: string): string {
  return `//${new URL(c.req.url).host}/media/${path}`
}

async function overtaken(c: SpaceContext, id: string): Promise<Response> {
  const asset = await readAsset(c.env.DB, id)
  return asset ? mismatch(c, asset.version) : notFound(c, 'Asset', id)
}
