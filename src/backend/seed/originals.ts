import { readFile } from 'node:fs/promises'
import { pictures } from './pictures/catalogue.ts'

const folder = new URL('./pictures/originals/', import.meta.url)
const atATime = 8

/** Puts every drawn picture where the image service looks for it: `pictures/<id>`. */
export async function putOriginals(media: R2Bucket): Promise<void> {
  for (let start = 0; start < pictures.length; start += atATime) {
    await Promise.all(
      pictures.slice(start, start + atATime).map(async ({ id, file }) => {
        const original = await readFile(new URL(file, folder))
        await media.put(`pictures/${id}`, original, { httpMetadata: { contentType: 'image/webp' } })
      }),
    )
  }
}
