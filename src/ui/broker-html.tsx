import { FilterXSS } from 'xss'

/** The tags that a house's description may be written with; links lead by https alone. */
const filter = new FilterXSS({
  whiteList: { p: [], br: [], b: [], strong: [], i: [], em: [], ul: [], ol: [], li: [], h3: [], h4: [], a: ['href'] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'],
  safeAttrValue: (_tag, name, value) => (name === 'href' && /^https:\/\/[^"'<>\s]+$/.test(value) ? value : ''),
})

/** HTML from the broker or from old texts, with everything but plain text markup taken out. */
export function BrokerHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned right here
  return <div className="prose" dangerouslySetInnerHTML={{ __html: filter.process(html) }} />
}
