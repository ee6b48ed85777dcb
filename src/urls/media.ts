/** Widths in pixels in which the image service stores every picture. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]

/**
 * A picture's path in the image service, at a width: `houses/dune-1.webp` → `/media/houses/dune-1.webp?w=640`. Of a URL
 * elsewhere the scheme goes, and ASSET_SOURCES says whether it is served: `/media/images.ctfassets.net/abc/…`.
 */
export function mediaUrl(path: string, width: PictureWidth): string {
  return `/media/${path.replace(/^(https?:)?\/+/, '')}?w=${width}`
}

/** A picture for link previews. Few of their programs read AVIF, which is the default format. */
export function sharedPictureUrl(path: string): string {
  return `${mediaUrl(path, 1280)}&f=jpeg`
}

/** The stored widths that a browser may choose from: each one is repeated in every picture of every list. */
const offeredWidths = [480, 960, 1600] as const satisfies PictureWidth[]
export const minOffered = offeredWidths[0]

/** Widths for a picture that is equally wide on every screen: the double is stored too. */
export type PlainWidth = 320 | 480 | 640

/** The `srcset` value of such a picture beside its `src`: dense screens take the double. */
export function denseSrcSet(path: string, width: PlainWidth): string {
  return `${mediaUrl(path, doubles[width])} 2x`
}

const doubles = { 320: 640, 480: 960, 640: 1280 } as const satisfies Record<PlainWidth, PictureWidth>

/** The `srcset` value with the offered widths below the largest one requested, and that. */
export function mediaSrcSet(path: string, upTo: PictureWidth = 1600): string {
  return [...offeredWidths.filter((width) => width < upTo), upTo]
    .map((width) => `${mediaUrl(path, width)} ${width}w`)
    .join(', ')
}
