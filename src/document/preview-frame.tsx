import { renderToStaticMarkup } from 'react-dom/server'
import { byEdition } from '../editions/table.ts'
import { dateFormat } from '../markets/intl.ts'
import type { Market } from '../markets/market.ts'
import { href, withQuery } from '../urls/paths.ts'
import { type Preview, previewPaths, previewUrl } from '../urls/preview.ts'
import type { Frame, FramedPage } from './frame.tsx'

interface PreviewPlace {
  preview: Preview
  market: Market
  /** Of the page. */
  url: URL
}

/** The frame with a bar that says what is seen. The other editions are entered by a link that begins the preview there. */
export function previewFrame(frame: Frame, place: PreviewPlace): Frame {
  const bar = renderToStaticMarkup(<PreviewBar until={place.preview.until} path={place.url.pathname} />)
  return {
    ...frame,
    header: (page, origins) => frame.header(withPasses(page, place), origins) + bar,
    footer: (page, origins) => frame.footer(withPasses(page, place), origins),
  }
}

function withPasses(page: FramedPage, { preview, market }: PreviewPlace): FramedPage {
  const { alternates, kept = new URLSearchParams() } = page.head
  const pathIn = (key: Market['key']) => {
    const path = alternates?.[key] === undefined ? href.home() : withQuery(alternates[key], kept)
    return key === market.key ? path : previewUrl(preview.passes[key], path)
  }
  return { ...page, head: { alternates: byEdition(({ key }) => pathIn(key)) } }
}

const clock: Intl.DateTimeFormatOptions = { timeZone: 'Europe/Copenhagen', hour: '2-digit', minute: '2-digit' }

/** For editors, so in English as the console is. Its styles come with it: no other page asks for them. */
function PreviewBar({ until, path }: { until: number; path: string }) {
  return (
    <aside className="preview-bar" lang="en" aria-label="Preview">
      <link rel="stylesheet" href="/preview.css" />
      <p>
        <strong>Preview</strong> with drafts, until {dateFormat('en-GB', clock).format(until * 1000)}
      </p>
      <form method="post" action={previewPaths.end}>
        <input type="hidden" name="to" value={path} />
        <button type="submit">Leave</button>
      </form>
    </aside>
  )
}
