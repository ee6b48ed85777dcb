export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Chosen by looking: at these qualities dune grass keeps its blades. */
export const qualityOf: Record<PictureFormat, number> = { avif: 58, webp: 75, jpeg: 80 }

/**
 * What to send to someone who accepts this. AVIF is the default (specification, section 9): for whoever names it, and
 * for whoever names nothing at all. A browser that names other types gets the best of those it names.
 */
export function negotiateFormat(accept: string | undefined): PictureFormat {
  const named = (accept ?? '').toLowerCase().trim()
  if (named === '' || named === '*/*' || named.includes('image/avif')) return 'avif'
  return named.includes('image/webp') ? 'webp' : 'jpeg'
}
