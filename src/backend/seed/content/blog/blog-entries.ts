import { addDays } from '../../../../domain/stays.ts'
import { entry, type SeededEntry, toEntries, toEntry } from '../entry.ts'
import { picture, pictureNamed } from '../picture-assets.ts'
import { richText } from '../rich-text.ts'
import { outdoorPosts } from './posts-outdoors.ts'
import { placePosts } from './posts-places.ts'
import { tablePosts } from './posts-table.ts'

const posts = [...outdoorPosts, ...tablePosts, ...placePosts]

export function blogEntries(today: string): SeededEntry[] {
  return posts.map(({ key, age, author, categories, tag, image, slug, title, excerpt, body }, index) =>
    entry('blog', `blog-${key}`, (edition) => ({
      title: title[edition],
      slug: slug[edition],
      parent: toEntry('page-blog'),
      author,
      datePublished: `${addDays(today, -age)}T07:00:00.000Z`,
      dateUpdated: null,
      excerpt: excerpt[edition],
      body: richText(body[edition]),
      image: image ? pictureNamed(image) : picture({ tag }, index),
      categories: toEntries(categories.map((category) => `category-blog-${category}`)),
      commentsOpen: true,
      seoTitle: title[edition],
      seoDescription: excerpt[edition],
      noIndex: false,
    })),
  )
}
