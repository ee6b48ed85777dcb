import { Hono } from 'hono'
import * as v from 'valibot'
import { contentLocales } from '../../../contracts/content-model.ts'
import { digestHex, randomHex } from '../../../domain/digests.ts'
import { readPictureHeader } from '../../../domain/pictures/picture-header.ts'
import type { Env } from '../../env.ts'
import { faultOfPicture } from '../../workers/store-picture.ts'
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
import { type ItemKind, overtaken, readItem, routeItems, show, showChanged, withAnyVersion, withItem } from './items.ts'
import { listedAssets } from './list-query.ts'
import { invalid, isId, isVersion, mismatch, noContent, placeOf, refusal, type SpaceContext } from './replies.ts'
import { readUpload } from './uploads.ts'

/** Pictures with their words: a file is sent as an upload, linked to, and processed before the asset can be published. */
export const assetsApp = new Hono<{ Bindings: Env }>()

const assets: ItemKind<StoredAsset> = {
  ...{ name: 'Asset', path: '/assets', drafts: 'asset_draft', listed: listedAssets },
  ...{ read: readAssets, shown, deleted: forgetPictures },
}
routeItems(assetsApp, assets)

assetsApp.post('/assets', (c) => save(c, randomHex(11), null))

const one = '/assets/:id'

assetsApp.put(one, async (c) => {
  const id = c.req.param('id')
  return save(c, id, await readItem(c, assets, id))
})

/** Responds when the file is processed, so that its `url` exists. */
assetsApp.put(
  `${one}/files/:locale/process`,
  withAnyVersion(assets, async (c, asset) => {
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
    return (await putFile(c.env.DB, asset, locale, processed)) ? noContent(c) : overtaken(c, assets, asset.id)
  }),
)

assetsApp.put(
  `${one}/published`,
  withItem(assets, async (c, asset) => {
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
    if (!(await publishAsset(c.env.DB, asset))) return overtaken(c, assets, asset.id)
    await forgetUnshown(c.env, before)
    return showChanged(c, assets, 'publish', asset.id)
  }),
)

assetsApp.delete(
  `${one}/published`,
  withItem(assets, async (c, asset) => {
    if (asset.publishedVersion === null) return refusal(c, 400, 'BadRequest', 'Not published')
    if (!(await unpublishAsset(c.env.DB, asset))) return overtaken(c, assets, asset.id)
    return showChanged(c, assets, 'unpublish', asset.id)
  }),
)

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
  return isSaved ? show(c, assets, id, before ? 200 : 201) : overtaken(c, assets, id)
}

/** Files as they are stored: a URL is only ever one that this asset was given when it was processed. */
function filesOf(
  c: SpaceContext,
  { file = {} }: AssetFields,
  before: StoredAsset | null,
): { file: NonNullable<AssetFields['file']> } | { locale: string } {
  const known = new Map(Object.values(before?.fields.file ?? {}).map((each) => [each.url && urlOf(c, each.url), each]))
  const storedFile: NonNullable<AssetFields['file']> = {}
  for (const locale of contentLocales) {
    const given = file[locale]
    if (!given) continue
    const stored = given.uploadFrom ? undefined : known.get(given.url)
    if (given.uploadFrom) storedFile[locale] = { ...given, url: undefined, details: undefined }
    else if (stored && given.url) storedFile[locale] = { ...stored, fileName: given.fileName }
    else return { locale }
  }
  return { file: storedFile }
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
