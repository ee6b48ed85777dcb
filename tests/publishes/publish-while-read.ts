import { pathOfSlug } from '../../kv/keys.ts'
import { type EditionKey, editions } from '../../src/editions/table.ts'
import { rawRequest } from '../contracts/raw-request.ts'
import { guestAgent } from '../guest-agent.ts'
import { type EntryFields, managedEntry, withTitle } from '../managed-entry.ts'
import type { SiteLocation } from '../running-site.ts'

interface Plan {
  publishes: number
  /** Of pages, in all editions together. */
  readsPerSecond: number
  /** Milliseconds after which a publish that is nowhere to be seen is given up. */
  timeoutMs: number
}

/** One answer: which of the published texts it had. */
interface Read {
  edition: EditionKey
  startedAt: number
  endedAt: number
  status: number
  /** Null: none of them. */
  text: number | null
}

export interface PublishFigures {
  /** Milliseconds from each publish's reply until all editions showed it or a later one; null: never. */
  live: (number | null)[]
  reads: number
  /** Reads that had to wait for their turn, since so many were under way already. */
  held: number
  /** Answers that were no page. */
  failed: string[]
  /** Answers with an older text than one that had come before they were requested. */
  older: string[]
  seconds: number
}

/** Concurrent reads: a slow site gets fewer. */
const maxUnderWay = 20
const entryId = 'page-about'

/**
 * Publishes one page again and again, each time with a new title in all editions, as fast as the content service answers,
 * while its pages are read at one node. The title is put back at the end.
 */
export async function publishWhileRead({ port, backendPort }: SiteLocation, plan: Plan): Promise<PublishFigures> {
  const managed = managedEntry(backendPort, entryId)
  const entry = await managed.read()
  const paths = pathsOf(entry)
  const reads: Read[] = []
  const published: number[] = []
  let held = 0
  let underWay = 0
  let isOver = false

  async function read(edition: EditionKey): Promise<void> {
    underWay += 1
    const startedAt = performance.now()
    const headers = { host: `${edition}.localhost:${port}`, 'user-agent': guestAgent }
    const found = await rawRequest({ port, method: 'GET', path: paths[edition], headers }).catch(() => null)
    const text = /<h1[^>]*>[^<]*?text (\d+)</.exec(found?.text ?? '')?.[1]
    const status = found?.status ?? 0
    reads.push({
      edition,
      startedAt,
      endedAt: performance.now(),
      status,
      text: text === undefined ? null : Number(text),
    })
    underWay -= 1
  }

  async function readOn(): Promise<void> {
    const running: Promise<void>[] = []
    const startedAt = performance.now()
    for (let turn = 0; !isOver; turn += 1) {
      const due = startedAt + (turn * 1000) / plan.readsPerSecond
      await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())))
      if (underWay >= maxUnderWay) held += 1
      else running.push(read(editions[turn % editions.length]?.key ?? 'da'))
    }
    await Promise.all(running)
  }

  /** Whether each edition has shown the last text. */
  const isShown = (text: number) =>
    editions.every(({ key }) => reads.some((each) => each.edition === key && each.text === text))

  const startedAt = performance.now()
  const reading = readOn()
  try {
    let { version } = entry.sys
    for (let text = 1; text <= plan.publishes; text += 1) {
      version = await managed.publish(
        version,
        withTitle(entry.fields, (title) => `${title} text ${text}`),
      )
      published.push(performance.now())
    }
    const giveUpAt = performance.now() + plan.timeoutMs
    while (!isShown(plan.publishes) && performance.now() < giveUpAt) await new Promise((go) => setTimeout(go, 50))
    await managed.publish(version, entry.fields)
  } finally {
    isOver = true
    await reading
  }
  return {
    live: published.map((at, index) => liveAfter(reads, index + 1, at)),
    reads: reads.length,
    held,
    failed: reads.flatMap(({ edition, status }) => (status === 200 ? [] : [`${edition} answered ${status}`])),
    older: editions.flatMap(({ key }) => olderTexts(reads.filter(({ edition }) => edition === key))),
    seconds: (performance.now() - startedAt) / 1000,
  }
}

function pathsOf({ fields }: { fields: EntryFields }): Record<EditionKey, string> {
  const paths = editions.map(({ key, locale }) => [key, pathOfSlug(String(fields.slug?.[locale]))])
  return Object.fromEntries(paths) as Record<EditionKey, string>
}

/** Milliseconds until the last edition answered with that text or a later one. */
function liveAfter(reads: readonly Read[], text: number, publishedAt: number): number | null {
  const ends = editions.map(({ key }) =>
    Math.min(...reads.flatMap((read) => (read.edition === key && (read.text ?? 0) >= text ? [read.endedAt] : []))),
  )
  const last = Math.max(...ends)
  return Number.isFinite(last) ? Math.max(0, last - publishedAt) : null
}

/** Of one edition: what was answered after something newer had come, and what had none of the texts by then. */
function olderTexts(reads: readonly Read[]): string[] {
  const ended = reads.filter(({ status }) => status === 200).toSorted((a, b) => a.endedAt - b.endedAt)
  // The title is put back at the end: whatever has none of them after the last is the one that was there before.
  const newest = Math.max(0, ...ended.map(({ text }) => text ?? 0))
  return ended.flatMap(({ edition, text, startedAt }) => {
    const before = Math.max(0, ...ended.filter((other) => other.endedAt < startedAt).map((other) => other.text ?? 0))
    if (text === null) return before === 0 || before === newest ? [] : [`${edition}: no text after text ${before}`]
    return text < before ? [`${edition}: text ${text} after text ${before}`] : []
  })
}

/** The value that so many per cent of the list do not pass; what never came is the most. */
export function percentile(list: readonly (number | null)[], percent: number): number {
  const sorted = list.map((each) => each ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}
