import type { Fragment } from '../contracts/fragment.ts'
import { renderMain } from '../document/render-main.ts'
import { datedMain } from './dated-main.tsx'
import type { ResponseRenderer } from './load-page.ts'
import { cacheControl } from './visibility.ts'

/** The part alone. What can't be made is told by its status: who asked tries again. */
export const fragmentRenderer: ResponseRenderer = {
  name: 'fragment',
  async render(c, context, outcome) {
    try {
      if (outcome.kind !== 'page') throw new Error(`A fragment came to ${outcome.kind}`)
      const html = await renderMain({
        main: outcome.main.then((part) => datedMain(context, part)),
        later: [],
        onError: context.log,
      })
      return c.json({ html } satisfies Fragment, 200, {
        'cache-control': cacheControl.shared,
        ...about(context.market.locale),
      })
    } catch (error) {
      context.failed()
      context.log(error)
      return c.json({}, 503, {
        'cache-control': cacheControl.private,
        'retry-after': '1',
        ...about(context.market.locale),
      })
    }
  },
}

function about(locale: string) {
  return { 'content-language': locale, 'x-robots-tag': 'noindex' }
}
