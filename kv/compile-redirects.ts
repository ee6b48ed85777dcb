import type { Redirect } from '../src/contracts/redirect.ts'
import type { RedirectRoute } from '../src/contracts/route.ts'
import { appendTrailingSlash } from '../src/domain/slashes.ts'
import type { MarketKey } from '../src/markets/market.ts'
import type { CompileProblem } from './edition.ts'
import { keys, slugOfPath } from './keys.ts'
import type { KeyedRecord } from './records.ts'

/**
 * The broker's redirects of an edition → route records. One that leads to another is shortened to where the last one
 * leads (permanent only if all are); circles, and redirects from a path that is a page, are reported and left out.
 */
export function compileRedirects(
  market: MarketKey,
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
): { records: KeyedRecord[]; problems: CompileProblem[] } {
  const pageSlugs = new Set([...pagePaths].map(slugOfPath))
  const bySlug = new Map(
    redirects.map((redirect) => [
      slugOfPath(redirect.from.toLowerCase()),
      { ...redirect, to: appendTrailingSlash(redirect.to) },
    ]),
  )
  const records: KeyedRecord[] = []
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
    else records.push({ key: keys.route(market, slug), value: { kind: 'redirect', entry: null, redirect: end } })
  }
  return { records, problems }
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

/** The slug that a target of this edition asks for; null when it leads off the site. */
function slugOfTarget(to: string): string | null {
  return to.startsWith('/') ? slugOfPath(to.replace(/[?#].*$/, '').toLowerCase()) : null
}
