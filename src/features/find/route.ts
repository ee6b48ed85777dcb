import * as v from 'valibot'
import { FindQuerySchema } from '../../contracts/find.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { keysNamed } from '../../routing/query-keys.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { findHouse, findPages, findWished } from './load.ts'
import { FindPage } from './page.tsx'
import { readWords } from './words/read-words.ts'

/** The overlay's search as a page, a GET form. A house code leads to the house. */
export const findPage: Page = {
  queryKeys: () => keysNamed('q'),
  load: loadFindPage,
}

async function loadFindPage(request: RenderContext): Promise<LoaderResult> {
  const { messages, market, path } = request
  const parsed = v.safeParse(FindQuerySchema, { q: request.query.get('q') })
  const text = parsed.success ? parsed.output.q : ''
  const house = await findHouse(request, text)
  if (house) return { kind: 'redirect', to: house.url, status: 302 }
  // The form is shown even if the search fails: only the results are missing.
  const found = text === '' ? Promise.resolve(undefined) : nullIfFailed(findPages(request, text))
  const read = readWords(text, market, today(request.now))
  const wished = nullIfFailed(findWished(request, read))
  return {
    kind: 'page',
    status: 200,
    head: {
      title: text === '' ? messages.find.title : formatMessage(messages.find.resultsTitle, { text }, market),
      canonical: path,
      alternates: request.alternates,
      kept: new URLSearchParams(text === '' ? {} : { q: text }),
      robots: 'noindex',
    },
    layout: 'page',
    main: Promise.all([found, wished]).then(([pages, houses]) =>
      FindPage({ market, messages, text, found: pages, read, houses }),
    ),
  }
}
