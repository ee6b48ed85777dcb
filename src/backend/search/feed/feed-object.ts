import { DurableObject } from 'cloudflare:workers'
import { createMiddleware } from 'hono/factory'
import { checkDatabaseAgain, needDatabase } from '../../configuration/migrations.ts'
import { type Env, readVariables } from '../../env.ts'
import { feedEngine, feedEveryMs } from './feed.ts'

/** Starts the feed of the search engine, if one is configured. */
export async function wakeFeed(env: Env): Promise<void> {
  if (!env.SEARCH_FEED || !readVariables(env).fedEngine) return
  const feeds = env.SEARCH_FEED as DurableObjectNamespace<SearchFeed>
  await feeds.get(feeds.idFromName('feed')).wake()
}

/** Of this isolate: each alarm sets the next one, so starting it once is enough. */
let isAwake = false

/** Without a cron trigger, as on a developer's machine, the first request starts it. */
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

/** Milliseconds until the engine is tried again after failures in a row. */
const firstRetryMs = 1000
const maxRetryMs = 8000
/** Milliseconds of a full push in one turn. */
const pushTurnMs = 15_000
/** Characters of documents that are sent at once: a worker has 128 MB, of which they take several times as much. */
const maxLength = 4_000_000

/** The only object that feeds the search engine, by its alarm, so that sends never overtake each other. */
export class SearchFeed extends DurableObject<Env> {
  #failures = 0
  #said = ''

  /** Starts its alarm. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now())
  }

  override async alarm(): Promise<void> {
    const { fedEngine } = readVariables(this.env)
    if (!fedEngine) return
    await this.ctx.storage.setAlarm(Date.now() + (await this.#turn(fedEngine)))
  }

  /** Milliseconds until the next one. */
  async #turn(engine: NonNullable<ReturnType<typeof readVariables>['fedEngine']>): Promise<number> {
    try {
      // A restore may be on its way: half of the houses would take the place of all.
      checkDatabaseAgain(this.env.DB)
      await needDatabase(this.env.DB)
      const until = Date.now() + pushTurnMs
      const outcome = await feedEngine(this.env.DB, engine, { holder: 'worker', pushes: 'due', until, maxLength })
      this.#failures = 0
      this.#said = ''
      return outcome === 'more' ? 0 : feedEveryMs
    } catch (error) {
      this.#failures += 1
      this.#log(error)
      return Math.min(maxRetryMs, firstRetryMs * 2 ** this.#failures)
    }
  }

  /** Logs an error once until another one occurs. */
  #log(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error)
    if (problem === this.#said) return
    this.#said = problem
    console.error(
      JSON.stringify({ level: 'error', service: 'search', message: 'The search engine is not fed', problem }),
    )
  }
}
