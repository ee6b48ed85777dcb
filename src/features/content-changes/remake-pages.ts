import type { Receipt, RemadePage } from '../../contracts/purge.ts'
import type { Deps } from '../../deps.ts'
import type { Market } from '../../markets/market.ts'

/** Requests a page of the site itself, as a visitor would. */
export type Visit = (url: string) => Promise<Response> | Response

/**
 * Milliseconds after which pages that answer with another status are requested again, one after the other. Together less
 * than a worker is given behind its reply.
 */
const waits = [1000, 2000, 4000]
/** Milliseconds between two writings of a receipt while its pages are requested. */
const storeEveryMs = 500

export interface RemakeParts {
  deps: Deps
  visit: Visit
  origins: Record<Market['key'], string>
}

export interface RemakeOptions {
  onPage?: (page: RemadePage) => Promise<void>
  /** Whether the entry has changed again since: then its pages are another purge's. */
  isOvertaken?: (entry: string) => boolean
}

/**
 * Requests each page of a receipt again that is not live yet, one after the other, and notes in it after how many
 * seconds it was live: answered with the expected status. A page with another status is requested again, unless it
 * fails: then the next visitor's request renders it.
 */
export async function remakePages(
  { deps, visit, origins }: RemakeParts,
  receipt: Receipt,
  { onPage, isOvertaken = () => false }: RemakeOptions = {},
): Promise<void> {
  type Page = Receipt['pages'][number]
  const overtaken = new Set<string>()
  const failed: Page[] = []
  let storedAt = Date.now()
  let left = receipt.pages.filter(({ seconds }) => seconds === null)
  for (const wait of [0, ...waits]) {
    if (left.length === 0) break
    if (wait > 0) await deps.wait(wait)
    const requested = left
    left = []
    for (const page of requested) {
      if (page.entry !== undefined && isOvertaken(page.entry)) {
        overtaken.add(page.entry)
        continue
      }
      const status = await remake(page)
      if (status !== page.expected) (status >= 500 ? failed : left).push(page)
    }
  }
  for (const page of [...failed, ...left]) {
    await onPage?.({ market: page.market, path: page.path, status: page.status ?? 0, seconds: secondsOf(page) })
  }
  if (overtaken.size > 0) {
    const entries = new Set(receipt.pages.map(({ entry }) => entry))
    receipt.pages = receipt.pages.filter(({ seconds, entry = '' }) => seconds !== null || !overtaken.has(entry))
    receipt.subject += `, ${overtaken.size === entries.size ? '' : `${overtaken.size} of them `}then changed again`
  }
  receipt.isAtWork = false
  await deps.receipts.keep(receipt)

  async function remake(page: Page): Promise<number> {
    const response = await visit(origins[page.market] + page.path)
    await response.text()
    const { status } = response
    const isLive = status === page.expected
    const seconds = secondsOf(page)
    page.status = status
    if (isLive) {
      page.seconds = seconds
      await onPage?.({ market: page.market, path: page.path, status, seconds })
    }
    if (Date.now() - storedAt >= storeEveryMs) {
      storedAt = Date.now()
      await deps.receipts.keep({ ...receipt, workedAt: storedAt })
    }
    return status
  }

  function secondsOf({ since = receipt.at }: Page): number {
    return (Date.now() - since) / 1000
  }
}
