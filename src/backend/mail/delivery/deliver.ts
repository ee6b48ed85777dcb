import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { MarketIdSchema } from '../../../contracts/lodging.ts'
import { marketById } from '../../../markets/market.ts'
import { type Env, readVariables } from '../../env.ts'
import type { MailSettings } from '../mail-settings.ts'
import { resetQueued } from '../queue.ts'
import { renderMail } from '../render/render-mail.tsx'
import {
  claimDue,
  findAbandoned,
  forgetOld,
  type Letter,
  nextState,
  type OutboxRow,
  type Outcome,
  settle,
  withholdDue,
} from './outbox-rows.ts'
import { sendByBinding } from './send-by-binding.ts'
import { sendByHttp } from './send-by-http.ts'

/** Mails that are on their way at the same time, and how often the clock takes so many. */
const maxAtOnce = 20
const maxRounds = 10

/** Mails that a request has queued go out behind its reply. What that misses, the clock picks up. */
export const deliverBehindReplies = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  await next()
  if (resetQueued()) c.executionCtx.waitUntil(deliverMails(c.env).catch(logFailure))
})

function logFailure(error: unknown): void {
  console.error('Mails wait for the clock', error)
}

/** By the clock: what is due, what was left half done, and what is old. */
export async function deliverByTheClock(env: Env, now = Date.now()): Promise<void> {
  const { mail } = readVariables(env)
  for (const row of await findAbandoned(env.DB, now)) {
    await recordOutcome(
      env.DB,
      mail,
      row,
      { kind: 'unknown', problem: 'The worker ended before there was an answer' },
      now,
    )
  }
  let round = 1
  // Each round claims its mails from when it begins, and the rounds before it may have taken minutes.
  while ((await deliverMails(env, Math.max(now, Date.now()))) === maxAtOnce && round < maxRounds) round += 1
  await forgetOld(env.DB, now)
}

/** Hands mails that are due to the provider, and notes what came of each: of how many. */
export async function deliverMails(env: Env, now = Date.now()): Promise<number> {
  const { mail } = readVariables(env)
  if (mail.provider.kind === 'none') {
    await withholdDue(env.DB, now)
    return 0
  }
  const rows = await claimDue(env.DB, now, maxAtOnce)
  await Promise.all(
    rows.map(async (row) => recordOutcome(env.DB, mail, row, await attempt(env, mail, row), Math.max(now, Date.now()))),
  )
  return rows.length
}

async function attempt(env: Env, settings: MailSettings, row: OutboxRow): Promise<Outcome> {
  const letter = letterOf(row, settings)
  if (!letter) return { kind: 'refused', problem: 'The mail could not be written' }
  const { provider } = settings
  return provider.kind === 'http' ? sendByHttp(provider, letter) : sendByBinding(env.EMAIL, letter)
}

function letterOf(row: OutboxRow, settings: MailSettings): Letter | undefined {
  try {
    const market = marketById(v.parse(MarketIdSchema, row.lan))
    const written = renderMail({ template: row.template, data: JSON.parse(row.data), market }, settings)
    const from = { email: settings.from, name: settings.brand }
    return { ...written, id: row.id, from, to: row.recipient, replyTo: row.reply_to }
  } catch (error) {
    // The message may quote the mail's data, which has no place in a log.
    console.error(`Mail template ${row.template} failed: ${error instanceof Error ? error.name : 'unknown error'}`)
    return undefined
  }
}

async function recordOutcome(
  db: D1Database,
  { provider }: MailSettings,
  row: OutboxRow,
  outcome: Outcome,
  now: number,
) {
  const next = nextState({ attempts: row.attempts, firstSentAt: row.first_sent_at }, outcome, provider, now)
  await settle(db, row, next, now)
  if (next.state === 'failed' || next.state === 'unknown') {
    console.error(JSON.stringify({ level: 'error', mail: row.template, state: next.state, problem: next.problem }))
  }
}
