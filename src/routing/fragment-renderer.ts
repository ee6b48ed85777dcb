import type { Fragment } from '../contracts/fragment.ts'
import { renderMain } from '../document/render-main.ts'
import { datedMain } from './dated-main.tsx'
import type { ResponseRenderer } from './opening.ts'

/** The part alone. What can't be made is told by its status: who asked tries again. */
export const fragmentRenderer: ResponseRenderer = {
  name: 'fragment',
  async render(c, deps, request, making, outcome) {
    try {
      if (outcome.kind !== 'page') throw new Error(`A fragment came to ${outcome.kind}`)
      const html = await renderMain({
        main: outcome.main.then((part) => datedMain(request, part)),
        later: [],
        onError: (error) => deps.log(error, request),
      })
      return c.json({ html } satisfies Fragment, 200, { 'cache-control': 'no-cache', ...about(request.market.locale) })
    } catch (error) {
      making.failed()
      deps.log(error, request)
      return c.json({}, 503, {
        'cache-control': 'private, no-store',
        'retry-after': '1',
        ...about(request.market.locale),
      })
    }
  },
}

function about(locale: string) {
  return { 'content-language': locale, 'x-robots-tag': 'noindex' }
}
