import type { PictureFocus } from '../contracts/entry.ts'
import { denseSrcSet, mediaSrcSet, mediaUrl, minOffered, type PictureWidth, type PlainWidth } from '../urls/media.ts'

export interface PictureProps {
  /** Path below the image service. */
  path: string
  /** Empty only where the text beside says the same. */
  alt: string
  /** Of the original: reserves the place before the picture is loaded. */
  width?: number
  height?: number
  /** The styles give its place a fixed shape. */
  isFramed?: boolean
  /** The `sizes` of the picture. */
  sizes?: string
  /** In place of `sizes`, for pictures of about the same width everywhere: the width for plain screens. */
  at?: PlainWidth
  /** The largest width worth sending. */
  upTo?: PictureWidth
  /** The first picture of a view, which is loaded at once. */
  priority?: boolean
  /** Where the styles crop it. */
  focus?: PictureFocus
  className?: string
}

export function Picture({
  path,
  alt,
  width = 1600,
  height = 1067,
  isFramed = false,
  sizes,
  at,
  upTo = 1600,
  priority,
  focus = 'middle',
  className = focus === 'middle' ? undefined : `focus-${focus}`,
}: PictureProps) {
  // Smaller pictures have only one width.
  const hasChoice = at === undefined && upTo > minOffered
  return (
    <img
      className={className}
      src={mediaUrl(path, hasChoice ? 640 : (at ?? upTo))}
      srcSet={hasChoice ? mediaSrcSet(path, upTo) : at && denseSrcSet(path, at)}
      sizes={hasChoice ? sizesOf(sizes, priority) : undefined}
      alt={alt}
      {...(!isFramed && { width, height })}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}

function sizesOf(sizes = '100vw', priority = false): string {
  return priority ? sizes : `auto, ${sizes}`
}
