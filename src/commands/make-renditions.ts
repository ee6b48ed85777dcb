import { pictures } from '../backend/seed/pictures/catalogue.ts'

/** Widths that cards, mosaics and the front page ask for most. */
const widths = [640, 960]

/**
 * Asks the image service once for the pictures that a first guest would wait for, one after the other, so that guests
 * come first. What is made is kept: a second time only asks.
 */
export async function makeRenditions(backendUrl: string): Promise<void> {
  for (const width of widths) {
    for (const { id } of pictures) {
      const reply = await fetch(`${backendUrl}/media/pictures/${id}?w=${width}`, { headers: { accept: 'image/avif' } })
      await reply.arrayBuffer()
    }
  }
}
