import { renderToStaticMarkup } from 'react-dom/server'
import { turn } from '../domain/promises.ts'
import { withoutOptionalEndTags } from './optional-end-tags.ts'
import type { DocumentParts, Pieces } from './render-document.ts'
import { inPlaces, movedIntoPlace, type WrittenPart, writeDeferred } from './render-main.ts'
import type { SiteLayout } from './site-layout.tsx'

const ending = '</body></html>'

/**
 * The document in its order.
 * @param before what of it has not been sent yet: its head, or nothing
 */
export async function* writeDocument(parts: DocumentParts, before: Pieces): AsyncGenerator<Pieces, void> {
  const loading = parts.siteLayout()
  let isLayoutSettled = false
  const noteLayout = () => {
    isLayoutSettled = true
  }
  loading.then(noteLayout, noteLayout)
  await turnUnless(() => isLayoutSettled)
  const unsent = [...before]
  if (!isLayoutSettled && unsent.length > 0) yield unsent.splice(0)
  const siteLayout = await loading
  yield [...unsent, ...siteLayout.header(parts.page, parts.origins)]

  const { main, isRendered } = await renderMain(parts, siteLayout)
  const structured = isRendered ? await parts.structured : ''
  const deferred = isRendered ? parts.deferred : []
  const coming = writeDeferred(deferred, parts.onError)
  const arrived = new Map<string, WrittenPart>()
  const arrivals = coming.map((part) => part.then((each) => void arrived.set(each.id, each)))
  await (parts.whole ? Promise.all(arrivals) : turnUnless(() => arrived.size === coming.length))
  const waiting = deferred.filter(({ id }) => !arrived.has(id))
  const written = inPlaces(main, [
    ...arrived.values(),
    ...waiting.map((part) => ({ id: part.id, html: renderToStaticMarkup(part.waiting) })),
  ])
  const whole = [
    `<main id="main" class="layout-${parts.layout}" tabindex="-1">`,
    withoutOptionalEndTags(written),
    `</main>${structured}<div>`,
    ...siteLayout.footer(parts.page, parts.origins),
    '</div>',
  ]
  if (waiting.length === 0) return yield [...whole, ending]
  yield whole

  const missing = new Set(waiting.map(({ id }) => id))
  while (missing.size > 0) {
    const next = await Promise.race(coming.filter((_, index) => missing.has(deferred[index]?.id ?? '')))
    missing.delete(next.id)
    yield [movedIntoPlace({ ...next, html: withoutOptionalEndTags(next.html) }, parts.nonce)]
  }
  yield [ending]
}

async function renderMain(
  parts: DocumentParts,
  siteLayout: SiteLayout,
): Promise<{ main: string; isRendered: boolean }> {
  try {
    return { main: renderToStaticMarkup(await parts.main), isRendered: true }
  } catch (error) {
    parts.onError(error)
    return { main: renderToStaticMarkup(parts.failedMain(siteLayout)), isRendered: false }
  }
}

/** Steps of settled promises, each far cheaper than a timer; a part that is at hand takes some five. */
const quickSteps = 16

/** Resolves when it is done, or after promises that are settled already. */
async function turnUnless(isDone: () => boolean): Promise<void> {
  for (let step = 0; step < quickSteps && !isDone(); step += 1) await undefined
  if (!isDone()) await turn()
}
