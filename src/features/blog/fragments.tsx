import * as v from 'valibot'
import { blogQuery } from '../../contracts/queries/blog.ts'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import type { RenderContext } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { AreaLinks } from '../../ui/picture-links.tsx'
import { Comments } from './comments.tsx'
import { linkedAreas, loadComments, relatedHouses } from './post-load.ts'

const parameters = v.strictTuple([writtenEntry])

export const areasPart = defineFragment({
  name: 'post-areas',
  parameters,
  async load(request, id) {
    const post = await postOf(request, id)
    const areas = post ? await linkedAreas(request, post) : []
    return areas.length > 0 && <AreaLinks areas={areas} />
  },
})

export const housesPart = defineFragment({
  name: 'post-houses',
  parameters,
  async load(request, id) {
    const { market, messages } = request
    const post = await postOf(request, id)
    const hits = post ? (await relatedHouses(request, post, () => linkedAreas(request, post))).hits : []
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} />
  },
})

export const commentsPart = defineFragment({
  name: 'post-comments',
  parameters,
  async load(request, id) {
    const { market, services, routes } = request
    const [post, found, route] = await Promise.all([
      postOf(request, id),
      loadComments(services.content, id, market.locale, 1),
      routes.path(market, id),
    ])
    const openPostId = post?.commentsOpen ? id : null
    return <Comments request={request} found={found} page={1} path={route?.path ?? null} openPostId={openPostId} />
  },
})

export const postFragments = [areasPart, housesPart, commentsPart]

function postOf({ market, services }: RenderContext, id: string) {
  return services.content.queryLinked(blogQuery, { id, locale: market.locale })
}
