import { arrivalAttribute } from '../../islands/protocol.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What the service worker shows where there is no network: the packs that are on the device, which its script lists. */
export const offlinePage: Page = {
  load: loadOfflinePage,
}

async function loadOfflinePage({ messages }: RenderContext): Promise<LoaderResult> {
  const texts = messages.arrival
  const main = (
    <div className="content container" {...{ [arrivalAttribute.pack]: '' }}>
      <EmptyState level={1} title={texts.offlineTitle} text={texts.offlineText}>
        {/* The address in the bar is still that of the page which was requested. */}
        <ButtonLink href="">{texts.offlineRetry}</ButtonLink>
      </EmptyState>
      <section className="panel" hidden {...{ [arrivalAttribute.list]: '' }}>
        <h2>{texts.offlineSaved}</h2>
        <ul />
      </section>
    </div>
  )
  return {
    kind: 'page',
    status: 200,
    head: { title: texts.offlineTitle, robots: 'noindex', sheets: ['guest'] },
    layout: 'none',
    main: Promise.resolve(main),
  }
}
