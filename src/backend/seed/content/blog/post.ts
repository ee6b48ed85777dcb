import type { SceneTag } from '../../pictures/scene.ts'
import type { Text3 } from '../../texts.ts'

export interface Post {
  key: string
  /** Days before the seed's day. */
  age: number
  author: string
  categories: ('nature' | 'food' | 'family' | 'places' | 'house')[]
  tag: SceneTag
  /** A certain picture of the catalogue; without it, the tag chooses. */
  image?: string
  slug: Text3
  title: Text3
  excerpt: Text3
  body: Text3
}
