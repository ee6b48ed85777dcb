import { fileURLToPath } from 'node:url'
import type { Miniflare } from 'miniflare'
import sharp from 'sharp'
import { renditionKey, renditionOptions } from '../backend/media/derived.ts'
import { qualityOf } from '../backend/media/formats.ts'
import { originalsFolder } from '../backend/seed/originals.ts'
import { pictures } from '../backend/seed/pictures/catalogue.ts'
import type { PictureWidth } from '../urls/media.ts'
import { backendName } from './run-workers.ts'

/** Ten times as quick as the local image service's own, and some per cent larger. */
const effort = 1
const format = 'avif'
/** Those that cards and mosaics ask for on most screens come first. */
const widths: readonly PictureWidth[] = [480, 960, 640, 1280, 320, 1600]
const mostPictures = 1000

/**
 * Makes the renditions that first guests would wait for, and keeps them where the image service looks for them: those
 * of the given pages, then all others. One after the other on one thread, so that guests come first.
 */
export async function makeRenditions(miniflare: Miniflare, firstPages: readonly string[]): Promise<void> {
  sharp.concurrency(1)
  const media = await miniflare.getR2Bucket('MEDIA', backendName)
  const seenFirst = await namesOn(firstPages)
  const inOrder = pictures.toSorted((a, b) => Number(seenFirst.has(b.id)) - Number(seenFirst.has(a.id)))
  const first = inOrder.slice(0, inOrder.filter(({ id }) => seenFirst.has(id)).length)
  const { objects: originals } = await media.list({ prefix: 'pictures/', limit: mostPictures })
  const etags = new Map(originals.map(({ key, etag }) => [key, etag]))

  for (const group of [first, inOrder.slice(first.length)]) {
    for (const width of widths) {
      const kept = await keptAt(width)
      for (const { id, file } of group) {
        const wanted = { path: `pictures/${id}`, width, format } as const
        const etag = etags.get(wanted.path)
        if (etag === undefined || kept.get(renditionKey(wanted)) === etag) continue
        const original = fileURLToPath(new URL(file, originalsFolder))
        const image = sharp(original).resize({ width, withoutEnlargement: true })
        const bytes = await image.avif({ quality: qualityOf[format], effort }).toBuffer()
        await media.put(renditionKey(wanted), new Uint8Array(bytes), renditionOptions(wanted, etag))
      }
    }
  }

  /** Keys of the renditions that are there, with the original that each was made from. */
  async function keptAt(width: number): Promise<Map<string, string | undefined>> {
    const prefix = renditionKey({ path: '', width, format })
    const { objects } = await media.list({ prefix, limit: mostPictures, include: ['customMetadata'] })
    return new Map(objects.map(({ key, customMetadata }) => [key, customMetadata?.madeFrom]))
  }
}

async function namesOn(pages: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(pages.map(async (page) => (await fetch(page)).text()))
  return new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/\/media\/pictures\/([\w-]+)/g), ([, id]) => id ?? '')),
  )
}
