import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pictures } from './pictures/catalogue.ts'

/** Of the drawn pictures, each under its `file`. */
export const originalsFolder = new URL('./pictures/originals/', import.meta.url)
const filmsFolder = new URL('./films/', import.meta.url)
const films = ['north-sea.mp4']
const atATime = 8

/** The part of an R2 bucket that the seed needs, so that Miniflare's own kind fits too. */
export interface PictureStore {
  put(key: string, value: Uint8Array, options: { httpMetadata: { contentType: string } }): Promise<unknown>
}

/**
 * Puts every drawn picture, and the film made of them, where the image service looks for it, unless these very ones were put
 * there before.
 */
export async function ensureOriginals(db: D1Database, media: PictureStore): Promise<void> {
  const drawn = createHash('sha256')
    .update(JSON.stringify([...pictures.map(({ id, fileSize }) => [id, fileSize]), ...films]))
    .digest('hex')
  const put = await db.prepare("SELECT value FROM seed_state WHERE key = 'originals'").first<string>('value')
  if (put === drawn) return
  for (let start = 0; start < pictures.length; start += atATime) {
    await Promise.all(
      pictures.slice(start, start + atATime).map(async ({ id, file }) => {
        const original = await readFile(new URL(file, originalsFolder))
        await media.put(`pictures/${id}`, original, { httpMetadata: { contentType: 'image/webp' } })
      }),
    )
  }
  for (const film of films) {
    const original = await readFile(new URL(film, filmsFolder))
    await media.put(`films/${film}`, original, { httpMetadata: { contentType: 'video/mp4' } })
  }
  await db.prepare("INSERT OR REPLACE INTO seed_state (key, value) VALUES ('originals', ?1)").bind(drawn).run()
}
