import type { Page, RenderContext } from './page.ts'
import { noKeys } from './query-keys.ts'

/*
 * Modules that most isolates never need are evaluated when they are first requested, which makes a cold start shorter
 * (docs/performance.md, "Cold start").
 */

interface LazyPageOptions {
  /**
   * Whether the path may be this page's in another edition: only then its module is loaded to tell. Called for every
   * path without a page. By default it never is.
   */
  mayBeAlternate?(context: RenderContext): boolean
}

/** Pages of those routes, whose module is evaluated with the first request of one of them. */
export function lazyPages<Name extends string>(
  routes: Readonly<Record<Name, unknown>>,
  load: () => Promise<Readonly<Record<Name, Page>>>,
): Record<Name, Page> {
  const names = Object.keys(routes) as Name[]
  return Object.fromEntries(names.map((name) => [name, lazyPage(async () => (await load())[name])])) as Record<
    Name,
    Page
  >
}

/**
 * A page whose module is evaluated with its first request; `validate` runs before that, so that it stands beside this.
 */
export function lazyPage(load: () => Promise<Page>, { mayBeAlternate }: LazyPageOptions = {}): Page {
  let loaded: Page | undefined
  async function page(): Promise<Page> {
    loaded ??= await load()
    return loaded
  }
  return {
    load: async (context) => (await page()).load(context),
    exists: async (context) => (await (await page()).exists?.(context)) ?? true,
    queryKeys: async (context) => (await (await page()).queryKeys?.(context)) ?? noKeys,
    canonicalQuery: async (query) => (await (await page()).canonicalQuery?.(query)) ?? query,
    ...(mayBeAlternate && {
      alternate: async (context) =>
        mayBeAlternate(context) ? ((await (await page()).alternate?.(context)) ?? null) : null,
    }),
  }
}
