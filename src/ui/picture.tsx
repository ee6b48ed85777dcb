import { leastOffered, mediaSrcSet, mediaUrl, type PictureWidth } from '../urls/media.ts'

export interface PictureProps {
  /** Path below the image service. */
  path: string
  /** Empty only where the text beside says the same. */
  alt: string
  /** Of the original, for its shape: the place is kept before it comes. */
  width?: number
  height?: number
  /** How wide it stands, as in `<img sizes>`. */
  sizes?: string
  /** The largest width worth sending. */
  upTo?: PictureWidth
  /** The picture that a view opens with: fetched at once. */
  priority?: boolean
  className?: string
}

export function Picture({
  path,
  alt,
  width = 1600,
  height = 1067,
  sizes,
  upTo = 1600,
  priority,
  className,
}: PictureProps) {
  // There is one width for what stands smaller.
  const hasChoice = upTo > leastOffered
  return (
    <img
      className={className}
      src={mediaUrl(path, hasChoice ? 640 : upTo)}
      srcSet={hasChoice ? mediaSrcSet(path, upTo) : undefined}
      sizes={hasChoice ? sizesOf(sizes, priority) : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}

function sizesOf(sizes = '100vw', priority = false): string {
  return priority ? sizes : `auto, ${sizes}`
}
