import { renderToStaticMarkup } from 'react-dom/server'
import { byEdition } from '../editions/table.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatClock } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import { href, withQuery } from '../urls/paths.ts'
import { type Preview, previewPaths, previewUrl } from '../urls/program-paths.ts'
import type { PageInLayout } from './layout-pieces.ts'
import type { SiteLayout } from './site-layout.tsx'

interface PreviewPlace {
  preview: Preview
  market: Market
  /** Of the page. */
  url: URL
}

/** The layout with the preview's bar. The other editions are entered by links that begin the preview there. */
export function previewLayout(layout: SiteLayout, place: PreviewPlace): SiteLayout {
  const bar = renderToStaticMarkup(<PreviewBar {...place} />)
  return {
    ...layout,
    header: (page, origins) => [...layout.header(withPasses(page, place), origins), bar],
    footer: (page, origins) => layout.footer(withPasses(page, place), origins),
  }
}

function withPasses(page: PageInLayout, { preview, market }: PreviewPlace): PageInLayout {
  const { alternates, alternateQuery = new URLSearchParams() } = page.head
  const pathIn = (key: Market['key']) => {
    const path = alternates?.[key] === undefined ? href.home() : withQuery(alternates[key], alternateQuery)
    return key === market.key ? path : previewUrl(preview.passes[key], path)
  }
  return { ...page, head: { alternates: byEdition(({ key }) => pathIn(key)) } }
}

/**
 * In the edition's language, because preview links are shown to colleagues. Its styles are inline: no other page needs
 * them.
 */
function PreviewBar({ preview, market, url }: PreviewPlace) {
  const { title, until, leave } = messagesOf(market).layout.preview
  return (
    <aside className="preview-bar" aria-label={title}>
      <link rel="stylesheet" href="/preview.css" />
      <p>
        <strong>{title}</strong>{' '}
        {formatMessage(until, { time: formatClock(market, new Date(preview.until * 1000)) }, market)}
      </p>
      <form method="post" action={previewPaths.end}>
        <input type="hidden" name="to" value={url.pathname} />
        <button type="submit">{leave}</button>
      </form>
    </aside>
  )
}
