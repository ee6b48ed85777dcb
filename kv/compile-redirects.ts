import type { Redirect, RedirectRoute } from '../src/contracts/route.ts'
import { isFile } from '../src/domain/slashes.ts'
import type { EditionKey } from '../src/markets/market.ts'
import { canonicalPath } from '../src/urls/canonical-path.ts'
import type { CompileProblem } from './compile-sources.ts'
import { keys, pathOfSlug, slugOfPath } from './keys.ts'
import type { KeyedRecord } from './records.ts'
import { tagOf } from './tags.ts'

/**
 * The broker's redirects of an edition → route records. A chain is shortened to its end (permanent only if all of it
 * is); circles, and redirects from a page's path, are reported and left out.
 */
export function compileRedirects(
  market: EditionKey,
  redirects: readonly Redirect[],
  pagePaths: ReadonlySet<string>,
): { records: RedirectRecord[]; problems: CompileProblem[] } {
  const pageSlugs = new Set([...pagePaths].map(slugOfPath))
  const bySlug = redirectsBySlug(redirects)
  const records: RedirectRecord[] = []
  const problems = redirects
    .filter((redirect) => slugOfFrom(redirect.from) === null || targetOf(redirect.to) === null)
    .map(
      ({ from, to }): CompileProblem => ({
        market,
        kind: 'redirect-invalid',
        subject: from,
        message: `${from} → ${to} is no redirect: it needs a path of the site, and a path or a web address to lead to`,
      }),
    )
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
    redirects.flatMap((redirect) => {
      const [slug, to] = [slugOfFrom(redirect.from), targetOf(redirect.to)]
      return slug === null || to === null ? [] : [[slug, { ...redirect, to }]]
    }),
  )
}

const nowhere = 'http://redirect.invalid'

/** The slug as in requests: lower case, encoded beyond ASCII. Null for what is no path of the site. */
function slugOfFrom(from: string): string | null {
  const path = pathIn(from)
  return path && path.search === '' ? slugOfPath(canonicalPath(path.pathname)) : null
}

/** A canonical path of the site, or an unchanged web URL; null for anything else. */
function targetOf(to: string): string | null {
  if (/^https?:\/\//i.test(to.trim())) {
    const url = URL.parse(to.trim())
    return url && url.username === '' && url.password === '' && !to.includes('\\') ? to.trim() : null
  }
  const path = pathIn(to)
  return path && (isFile(path.pathname) ? path.pathname : canonicalPath(path.pathname)) + path.search + path.hash
}

/** With and without a slash in front; no other scheme, host or backslash. */
function pathIn(text: string): URL | null {
  const path = text.trim()
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(path)) return null
  return URL.parse(`/${path.replace(/^\//, '')}`, nowhere)
}

/** The slug of a target within this edition; null when it leads off the site. */
function slugOfTarget(to: string): string | null {
  return to.startsWith('/') ? slugOfPath(to.replace(/[?#].*$/, '')) : null
}

/**
 * The record of one slug without a page, as in a full compilation. Only slugs that may be part of a chain are looked up
 * as pages.
 */
export async function compileRedirect(
  market: EditionKey,
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
