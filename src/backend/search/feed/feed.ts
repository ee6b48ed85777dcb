import { Meilisearch } from 'meilisearch'
import { checksum } from '../../../domain/digests.ts'
import { addDays, agencyClock, agencyInstant } from '../../../domain/stays.ts'
import type { FedEngine } from '../../env.ts'
import { findIndex } from '../indexes/find-index.ts'
import { settingsOf } from '../indexes/index-settings.ts'
import { momentOf } from '../indexes/search-index.ts'
import { everyAttribute } from '../run/retrieved-attributes.ts'
import { indexNames } from '../run/stats.ts'
import { endFeed, type Feed, holdAgainMs, holdFeed, letGoOfFeed, openFeed, readFeed, storeFailure } from './feed-row.ts'
import {
  beginPush,
  continuePush,
  deleteNexts,
  deletePassed,
  deletePassedStays,
  indexesOf,
  type PushOptions,
} from './full-push.ts'
import { sendChanges } from './send-changes.ts'
import { PushLostError } from './tasks.ts'

interface Turn extends PushOptions {
  /** Who sends: two of them could overtake each other. */
  holder: string
  /** What is pushed beside the changes: everything when it is due, everything now, these indexes now, or nothing. */
  pushes: 'due' | 'all' | 'none' | readonly string[]
}

/** Milliseconds: changes wait no longer for the next batch, neither while a full push is on its way. */
export const feedEveryMs = 2000
/** When the day's full push is due: the time at the agency. */
const dailyAt = '03:00'

/**
 * One turn of updating the engine from the tables: changes in their order, and once a day, or where the engine lacks
 * documents of the present form, a full push. Throws the engine's errors, and stores them for the status.
 * @returns 'more' where a full push is not at its end, 'busy' where another turn is running
 */
export async function feedEngine(db: D1Database, engine: FedEngine, turn: Turn): Promise<'done' | 'more' | 'busy'> {
  await leaveOtherEngine(db, engine.url)
  if (turn.pushes !== 'none') await openFeed(db, engine.url, Date.now())
  const feed = await readFeed(db)
  const hold = () => holdFeed(db, turn.holder, Date.now())
  if (feed && !(await hold())) return 'busy'
  // The engine may take minutes for one task.
  const holding = setInterval(
    () => void hold().catch((error: unknown) => console.error('The lock of the search feed was not renewed', error)),
    holdAgainMs,
  )
  try {
    const outcome = await takeTurn(db, engine, turn)
    if (feed?.failure) await storeFailure(db, null)
    return outcome
  } catch (error) {
    if (error instanceof PushLostError) await db.prepare('DELETE FROM search_push').run()
    await storeFailure(db, error instanceof Error ? error.message : String(error))
    throw error
  } finally {
    clearInterval(holding)
    await letGoOfFeed(db, turn.holder)
  }
}

/** State of another engine is deleted. */
async function leaveOtherEngine(db: D1Database, url: string): Promise<void> {
  const feed = await readFeed(db)
  if (feed && feed.engine !== url) await endFeed(db)
}

/** The first day of arrival that the stays which have passed were deleted for, and of which engine. */
let withoutPassed = ''

async function takeTurn(
  db: D1Database,
  { url, key }: FedEngine,
  { pushes, ...options }: Omit<Turn, 'holder'>,
): Promise<'done' | 'more'> {
  const client = new Meilisearch({ host: url, apiKey: key })
  const uids = await indexNames(db)
  const form = formOf(uids)
  const known = await indexesOf(client)
  const lacks = (names: readonly string[]) => names.some((uid) => !known.has(uid))
  const feed = await readFeed(db)
  const isDue = !feed?.pushing && isPushDue(feed, form, lacks(uids), new Date())
  if (pushes === 'all' || Array.isArray(pushes) || (pushes === 'due' && isDue)) {
    const pushed = Array.isArray(pushes) ? pushes : uids
    await beginPush(db, { form, uids: pushed, isBare: lacks(pushed) })
  } else if (feed?.pushing === 0) await deleteNexts(client, uids)
  if (feed && !lacks(uids)) await deletePassed(client, known, uids)

  let sentAt = Number.NEGATIVE_INFINITY
  /** Of what waits while a full push is on its way one batch: all of it is sent again after it. */
  const send = async (isBetween: boolean) => {
    if (isBetween && Date.now() - sentAt < feedEveryMs) return
    const existing = await indexesOf(client)
    const names = uids.filter((uid) => existing.has(uid))
    const moment = momentOf(new Date())
    if (withoutPassed !== moment.firstArrival + url) {
      await deletePassedStays(client, names, moment)
      withoutPassed = moment.firstArrival + url
    }
    while ((await sendChanges(db, client, names)) && !isBetween);
    sentAt = Date.now()
  }
  if (pushes !== 'none' && (await readFeed(db))?.pushing !== 0) {
    const drift = await continuePush(db, client, { ...options, between: () => send(true) })
    // Its indexes may have been read before the hour of last bookings.
    withoutPassed = ''
    if (!drift) return 'more'
  }
  await send(false)
  return 'done'
}

function isPushDue(feed: Feed | null, form: string, isBare: boolean, now: Date): boolean {
  if (!feed || isBare || feed.form !== form || feed.pushed_at === null || feed.push_after !== null) return true
  const { day, time } = agencyClock(now)
  const last = agencyInstant(time >= dailyAt ? day : addDays(day, -1), dailyAt)
  return feed.pushed_at < last.getTime()
}

/** Version of the indexes, their settings and attributes: after a change the engine gets everything again. */
function formOf(uids: readonly string[]): string {
  const moment = momentOf(new Date())
  return checksum(
    JSON.stringify(
      uids.map((uid) => {
        const index = findIndex(uid, moment)
        return [uid, settingsOf(index), [...everyAttribute(index)]]
      }),
    ),
  )
}
