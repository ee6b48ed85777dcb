import { useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FilterXSS } from 'xss'
import { readShortcodes, shortcodeNames } from '../../domain/shortcodes.ts'
import { addDays } from '../../domain/stays.ts'
import { houseTimes } from '../../editions/agency-facts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatTime } from '../../markets/formats.ts'
import { remembered } from '../../markets/intl.ts'
import { goodToKnowLines } from '../../ui/facility-text.ts'
import { GoodToKnow } from '../../ui/good-to-know.tsx'
import { drawPart } from '../../ui/rich-text.tsx'
import { ShortcodeContext, type ShortcodeFacts } from '../../ui/shortcode-context.ts'
import type { LodgingPageProps } from './page.tsx'
import { Fold } from './sections.tsx'

/** What to know before booking: for the requested stay, or from today on. */
export function HouseGoodToKnow({ request, lodging, requested }: LodgingPageProps) {
  const { market, messages } = request
  const { title, times } = messages.goodToKnow
  const { arrival, duration } = requested
  const stay = arrival ? { arrival, departure: addDays(arrival, duration) } : null
  const hours = { checkin: formatTime(market, houseTimes.checkIn), checkout: formatTime(market, houseTimes.checkOut) }
  const own = { text: formatMessage(times, hours, market), period: null }
  return (
    <section className="part" id="good-to-know">
      <GoodToKnow title={title} lines={[...goodToKnowLines(request, lodging.facilities, stay), own]} />
    </section>
  )
}

/** The tags that a house's description may be written with; links lead by https alone. */
const rules = {
  whiteList: { p: [], br: [], b: [], strong: [], i: [], em: [], ul: [], ol: [], li: [], h3: [], h4: [], a: ['href'] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'],
  safeAttrValue: (_tag: string, name: string, value: string) =>
    name === 'href' && /^https:\/\/[^"'<>\s]+$/.test(value) ? value : '',
}

/** Maximum cached descriptions, of some kB each. */
const maxCleaned = 200

/** Created at the first text, not at every start of the worker. */
let filter: FilterXSS | undefined
const cleaned = remembered((html: string) => {
  filter ??= new FilterXSS(rules)
  return filter.process(html)
}, maxCleaned)

/**
 * HTML from the broker or from old texts, with everything but plain markup removed and its shortcodes filled in; with
 * `readOn` a long one is folded.
 */
export function BrokerHtml({ html, readOn }: { html: string; readOn?: string }) {
  const facts = useContext(ShortcodeContext)
  const safe = cleaned(html)
  const filled = facts ? withCodes(safe, facts) : safe
  const [first, rest] = readOn ? firstOf(filled) : [filled, '']
  return (
    <>
      <Prose html={first} />
      {readOn && rest && (
        <Fold summary={readOn}>
          <Prose html={rest} />
        </Fold>
      )}
    </>
  )
}

/** @param html cleaned */
function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned above
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Characters after which a text may be folded, and minimum length of the folded rest. */
const shownAtOnce = 140
const minFoldedLength = 240

/** The end of a sentence whose last word is too long for an abbreviation. */
const sentenceEnd = /\p{Ll}{5}[.!?] (?=\p{Lu})/gu

/** The visible beginning and the folded rest, in whole paragraphs, or of a long first one in whole sentences. */
function firstOf(html: string): [first: string, rest: string] {
  const end = html.indexOf('</p>', shownAtOnce) + '</p>'.length
  if (end < '</p>'.length) return [html, '']
  const sentence = sentenceIn(html.slice(0, end))
  const [first, rest] = sentence
    ? [`${html.slice(0, sentence)}</p>`, `<p>${html.slice(sentence + 1)}`]
    : [html.slice(0, end), html.slice(end)]
  return rest.length >= minFoldedLength ? [first, rest] : [html, '']
}

/** Where a first sentence of enough characters ends in a paragraph of nothing but text; none elsewhere. */
function sentenceIn(paragraph: string): number | undefined {
  if (!/^<p>[^<]*<\/p>$/.test(paragraph)) return undefined
  const ends = Array.from(paragraph.matchAll(sentenceEnd), ({ index, 0: { length } }) => index + length - 1)
  return ends.find((at) => at >= shownAtOnce)
}

/** Fills in the shortcodes of its texts, never those in a tag, with escaping as React's. */
function withCodes(html: string, facts: ShortcodeFacts): string {
  if (!html.includes('[')) return html
  return html
    .split(/(<[^>]*>)/)
    .map((piece, index) => (index % 2 === 1 || !piece.includes('[') ? piece : wordsWithCodes(piece, facts)))
    .join('')
}

function wordsWithCodes(words: string, facts: ShortcodeFacts): string {
  return readShortcodes(words.replaceAll('&quot;', '"'), shortcodeNames, facts.report)
    .map((part) => (part.kind === 'text' ? part.text : renderToStaticMarkup(drawPart(part, facts))))
    .join('')
}
