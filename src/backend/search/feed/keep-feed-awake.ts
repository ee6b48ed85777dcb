import { createMiddleware } from 'hono/factory'
import { type Env, readVariables } from '../../env.ts'
import type { SearchFeed } from './feed-object.ts'

/** What feeds the search engine is at work from now on, where one is configured. */
export async function wakeFeed(env: Env): Promise<void> {
  if (!env.SEARCH_FEED || !readVariables(env).fedEngine) return
  const feeds = env.SEARCH_FEED as DurableObjectNamespace<SearchFeed>
  await feeds.get(feeds.idFromName('feed')).wake()
}

/** Of this isolate: an alarm sets its next one, so that once is enough. */
let isAwake = false

/** Where no clock runs, as on one's own machine, the first request wakes it. */
export const keepFeedAwake = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  if (isAwake || !readVariables(c.env).fedEngine) return
  isAwake = true
  c.executionCtx.waitUntil(
    wakeFeed(c.env).catch((error: unknown) => {
      isAwake = false
      console.error('What feeds the search engine sleeps', error)
    }),
  )
})
