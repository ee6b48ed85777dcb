import { readFile } from 'node:fs/promises'
import { buildHouse } from './houses/build-house.ts'
import { picturesOf } from './houses/images.ts'
import { type Picture, pictures } from './pictures/catalogue.ts'

/** Of the pictures of the catalogue, each under its `file`. */
export const originalsFolder = new URL('./pictures/originals/', import.meta.url)
const filmsFolder = new URL('./films/', import.meta.url)
const films = ['north-sea.mp4']
const atATime = 8

/** The part of an R2 bucket that the seed needs, so that Miniflare's own kind fits too. */
export interface PictureStore {
  put(key: string, value: Uint8Array, options: { httpMetadata: { contentType: string } }): Promise<unknown>
  list(options: { prefix: string }): Promise<{ objects: { key: string; size: number }[] }>
}

/**
 * Puts the pictures of these houses and of the content's pages, and the film made of some, where the image service
 * looks for them. What lies there already, of the same size, is left alone.
 */
export async function ensureOriginals(media: PictureStore, houses: readonly number[]): Promise<void> {
  const existing = await storedSizes(media, ['pictures/', 'films/'])
  const missing = shownBy(houses).filter(({ id, fileSize }) => existing.get(`pictures/${id}`) !== fileSize)
  for (let start = 0; start < missing.length; start += atATime) {
    await Promise.all(
      missing.slice(start, start + atATime).map(async ({ id, file }) => {
        const original = await readFile(new URL(file, originalsFolder))
        await media.put(`pictures/${id}`, original, { httpMetadata: { contentType: 'image/webp' } })
      }),
    )
  }
  for (const film of films) {
    const original = await readFile(new URL(film, filmsFolder))
    if (existing.get(`films/${film}`) === original.length) continue
    await media.put(`films/${film}`, original, { httpMetadata: { contentType: 'video/mp4' } })
  }
}

function shownBy(houses: readonly number[]): Picture[] {
  const shown = new Set(houses.flatMap((index) => picturesOf(buildHouse(index))))
  return pictures.filter((picture) => picture.editorial || shown.has(picture))
}

async function storedSizes(media: PictureStore, prefixes: readonly string[]): Promise<Map<string, number>> {
  const lists = await Promise.all(prefixes.map((prefix) => media.list({ prefix })))
  return new Map(lists.flatMap(({ objects }) => objects.map(({ key, size }) => [key, size] as const)))
}
