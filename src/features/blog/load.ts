import type { BlogPage } from '../../contracts/blog.ts'
import type { Category } from '../../contracts/content.ts'
import { blogsQuery, categoriesQuery } from '../../contracts/queries/blog.ts'
import { entryPath } from '../../contracts/route.ts'
import { perPageSetting } from '../../domain/numeric.ts'
import type { RenderContext } from '../../routing/page.ts'

export interface Topic {
  id: string
  title: string
  path: string
}

/** Subjects of posts: those that the settings call popular, and the others. */
export interface Topics {
  popular: Topic[]
  more: Topic[]
}

/** Specification, section 9; the settings may say otherwise, up to what one query of the content service can return. */
const postsPerPage = 30
const maxPostsPerPage = 100

export interface LoadedPosts extends BlogPage {
  /** How many numbered pages they fill. */
  pages: number
}

/** The posts of the requested page number, of one topic where its id is given. */
export async function loadPosts(request: RenderContext, categoryId?: string): Promise<LoadedPosts> {
  const { market, services, routes, pageNumber } = request
  const settings = await routes.settings(market)
  const setting = Math.floor(perPageSetting(settings?.blogSettings.postsPerPage, postsPerPage))
  const limit = Math.min(maxPostsPerPage, Math.max(1, setting))
  const skip = (pageNumber - 1) * limit
  const where = categoryId ? { categories: { sys: { id: categoryId } } } : {}
  const found = await services.content.query(blogsQuery, { locale: market.locale, limit, skip, where })
  return { ...found, pages: Math.max(1, Math.ceil(found.total / limit)) }
}

export async function loadTopics({ market, services, routes }: RenderContext): Promise<Topics> {
  const [categories, settings] = await Promise.all([
    services.content.query(categoriesQuery, { type: 'blog', locale: market.locale }),
    routes.settings(market),
  ])
  const popularIds = settings?.blogSettings.popularCategoryIds ?? []
  const popular = popularIds.flatMap((id) => categories.find(({ sys }) => sys.id === id) ?? [])
  const more = categories.filter((category) => !popular.includes(category))
  return { popular: popular.flatMap(topicOf), more: more.flatMap(topicOf) }
}

function topicOf({ sys, title, slug }: Category): Topic[] {
  return slug ? [{ id: sys.id, title, path: entryPath('category', [slug]) }] : []
}
