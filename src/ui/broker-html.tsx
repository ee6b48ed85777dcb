import { FilterXSS } from 'xss'
import { remembered } from '../markets/intl.ts'

/** The tags that a house's description may be written with; links lead by https alone. */
const rules = {
  whiteList: { p: [], br: [], b: [], strong: [], i: [], em: [], ul: [], ol: [], li: [], h3: [], h4: [], a: ['href'] },
  stripIgnoreTag: true,
  stripIgnoreTagBody: ['script', 'style', 'iframe', 'object', 'svg', 'math', 'template', 'noscript'],
  safeAttrValue: (_tag: string, name: string, value: string) =>
    name === 'href' && /^https:\/\/[^"'<>\s]+$/.test(value) ? value : '',
}

/** Descriptions of some kB each. */
const mostCleaned = 200

/** Made at the first text, not at every start of the worker. */
let filter: FilterXSS | undefined
const cleaned = remembered((html: string) => {
  filter ??= new FilterXSS(rules)
  return filter.process(html)
}, mostCleaned)

/** HTML from the broker or from old texts, with everything but plain text markup taken out. */
export function BrokerHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned right here
  return <div className="prose" dangerouslySetInnerHTML={{ __html: cleaned(html) }} />
}
