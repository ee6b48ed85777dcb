import { useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { FilterXSS } from 'xss'
import { shortcodeNames } from '../../domain/shortcode-words.ts'
import { readShortcodes } from '../../domain/shortcodes.ts'
import { remembered } from '../../markets/intl.ts'
import { drawPart, ShortcodeContext, type ShortcodeFacts } from '../../ui/shortcodes.tsx'

/** The tags that a house's description may be written with; links lead by https alone. */
const rules = {
  whiteList: { p: [], br: [], b: [], strong: [], i: [], em: [], ul: [], ol: [], li: [], h3: [], h4: [], a: ['href'] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'],
  safeAttrValue: (_tag: string, name: string, value: string) =>
    name === 'href' && /^https:\/\/[^"'<>\s]+$/.test(value) ? value : '',
}

/** Descriptions of some kB each. */
const maxCleaned = 200

/** Made at the first text, not at every start of the worker. */
let filter: FilterXSS | undefined
const cleaned = remembered((html: string) => {
  filter ??= new FilterXSS(rules)
  return filter.process(html)
}, maxCleaned)

/** HTML from the broker or from old texts, with everything but plain text markup taken out and its codes filled in. */
export function BrokerHtml({ html }: { html: string }) {
  const facts = useContext(ShortcodeContext)
  const safe = cleaned(html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned right here
  return <div className="prose" dangerouslySetInnerHTML={{ __html: facts ? withCodes(safe, facts) : safe }} />
}

/** Codes stand in its words, never in a tag. Their own words are written as React writes them. */
function withCodes(html: string, facts: ShortcodeFacts): string {
  if (!html.includes('[')) return html
  return html
    .split(/(<[^>]*>)/)
    .map((piece, index) => (index % 2 === 1 || !piece.includes('[') ? piece : wordsWithCodes(piece, facts)))
    .join('')
}

function wordsWithCodes(words: string, facts: ShortcodeFacts): string {
  return readShortcodes(words.replaceAll('&quot;', '"'), shortcodeNames, facts.tell)
    .map((part) => (part.kind === 'text' ? part.text : renderToStaticMarkup(drawPart(part, facts))))
    .join('')
}
