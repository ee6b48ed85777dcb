import type { Redirect } from '../src/contracts/redirect.ts'
import type { RedirectRoute } from '../src/contracts/route.ts'
import { appendTrailingSlash } from '../src/domain/slashes.ts'
import type { MarketKey } from '../src/markets/market.ts'
import type { CompileProblem } from './edition.ts'
import { keys, pathOfSlug, slugOfPath } from './keys.ts'
import type { KeyedRecord } from './records.ts'
import { tagOf } from './tags.ts'

/**
 * The broker's redirects of an edition → route records. One that leads to another is shortened to where the last one
 * leads (permanent only if all are); circles, and redirects from a path that is a page, are reported and left out.
 */
export function compileRedirects(
  market: MarketKey,
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
): { records: RedirectRecord[]; problems: CompileProblem[] } {
  const pageSlugs = new Set([...pagePaths].map(slugOfPath))
  const bySlug = redirectsBySlug(redirects)
  const records: RedirectRecord[] = []
  const problems: CompileProblem[] = []
  for (const [slug, redirect] of bySlug) {
    const problem = (kind: CompileProblem['kind'], message: string) =>
      problems.push({ market, kind, subject: redirect.from, message })
    if (pageSlugs.has(slug)) {
      problem('redirect-over-page', `${redirect.from} is a page; its redirect to ${redirect.to} is not used`)
      continue
    }
    const end = endOf(slug, bySlug, pageSlugs)
    if (end === null) problem('redirect-circle', `${redirect.from} leads back to itself`)
    else {
      records.push({
        key: keys.route(market, slug),
        value: { kind: 'redirect', entry: null, redirect: end },
        tags: [tagOf.redirects, tagOf.market(market), tagOf.page(pathOfSlug(slug))],
      })
    }
  }
  return { records, problems }
}

interface RedirectRecord extends KeyedRecord {
  value: RedirectRoute
}

type End = RedirectRoute['redirect']

function endOf(slug: string, bySlug: ReadonlyMap<string, Redirect>, pageSlugs: ReadonlySet<string>): End | null {
  const seen = new Set<string>()
  let end: End | null = null
  let at: string | null = slug
  while (at !== null) {
    const redirect = pageSlugs.has(at) ? undefined : bySlug.get(at)
    if (!redirect) return end
    if (seen.has(at)) return null
    seen.add(at)
    end = joined(end, redirect)
    at = slugOfTarget(redirect.to)
  }
  return end
}

function joined(before: End | null, { to, isPermanent }: Redirect): End {
  return { to, isPermanent: isPermanent && (before?.isPermanent ?? true) }
}

function redirectsBySlug(redirects: readonly Redirect[]): Map<string, Redirect> {
  return new Map(
    redirects.map((redirect) => [
      slugOfPath(redirect.from.toLowerCase()),
      { ...redirect, to: appendTrailingSlash(redirect.to) },
    ]),
  )
}

/** The slug that a target of this edition asks for; null when it leads off the site. */
function slugOfTarget(to: string): string | null {
  return to.startsWith('/') ? slugOfPath(to.replace(/[?#].*$/, '').toLowerCase()) : null
}

/**
 * The record of one slug that is no page's, like that of a compilation of everything. Only what could be passed over on
 * the way is asked for whether it is a page.
 */
export async function compileRedirect(
  market: MarketKey,
  redirects: readonly Redirect[],
  slug: string,
  isPage: (slug: string) => Promise<boolean>,
): Promise<RedirectRecord | null> {
  const bySlug = redirectsBySlug(redirects)
  const chain = new Map<string, Redirect>()
  const pages = new Set<string>()
  for (let at: string | null = slug; at !== null && !chain.has(at); ) {
    const redirect = bySlug.get(at)
    if (!redirect) break
    if (at !== slug && (await isPage(at))) {
      pages.add(pathOfSlug(at))
      break
    }
    chain.set(at, redirect)
    at = slugOfTarget(redirect.to)
  }
  const { records } = compileRedirects(market, [...chain.values()], pages)
  return records.find(({ key }) => key === keys.route(market, slug)) ?? null
}
