import { mediaSrcSet, mediaUrl, type PictureWidth } from '../urls/media.ts'

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
  return (
    <img
      className={className}
      src={mediaUrl(path, 640)}
      srcSet={mediaSrcSet(path, upTo)}
      sizes={priority ? (sizes ?? '100vw') : `auto, ${sizes ?? '100vw'}`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}
