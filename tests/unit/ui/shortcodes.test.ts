import { BLOCKS } from '@contentful/rich-text-types'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RichText } from '../../../src/contracts/rich-text.ts'
import { BrokerHtml } from '../../../src/features/lodging/house-details.tsx'
import { markets } from '../../../src/markets/market.ts'
import { WithMarks } from '../../../src/ui/marks.tsx'
import { RichTextBody } from '../../../src/ui/rich-text.tsx'
import { ShortcodeContext } from '../../../src/ui/shortcode-context.ts'

const told: string[] = []
function shown(node: ReactNode): string {
  told.length = 0
  const value = {
    market: markets[1],
    agency: { phone: '+45 10 75 60 00', hours: 'Heute 09:00–20:00' },
    report: ({ message }: Error) => void told.push(message),
  }
  return renderToStaticMarkup(createElement(ShortcodeContext, { value }, node))
}
const rich = (words: string): RichText => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: [
    { nodeType: BLOCKS.PARAGRAPH, data: {}, content: [{ nodeType: 'text', value: words, marks: [], data: {} }] },
  ],
})
const body = (words: string) => createElement(RichTextBody, { text: rich(words), links: { entries: {}, assets: {} } })

test('codes in an editor’s text become what they stand for', () => {
  expect(shown(body('Rufen Sie an: [phone]'))).toContain('<a href="tel:+4510756000">+45 10 75 60 00</a>')
  expect(shown(body('[opening-hours]'))).toContain('<span data-hours="">Heute 09:00–20:00</span>')
  expect(shown(body('[house code=HV1077]'))).toContain('<a href="/ferienhaus-hv1077/">HV1077</a>')
  expect(shown(body('[button to=/suche/ label="Zur Suche"]'))).toContain(
    '<a class="button" href="/suche/">Zur Suche</a>',
  )
})

test.each(['javascript:alert(1)', '//evil.example/', 'http://evil.example/', '/\\\\evil.example'])(
  'a button does not lead to %s',
  (to) => {
    const html = shown(body(`[button to="${to}" label="<b>Klick</b>"]`))
    expect(html).not.toContain('href')
    expect(html).toContain('&lt;b&gt;Klick&lt;/b&gt;')
  },
)

test('bad syntax is told, shown to editors and left out for guests', () => {
  const guest = shown(body('Vorher [phone label=] nachher'))
  expect(guest).toContain('Vorher  nachher')
  expect(told).toEqual(['Shortcode syntax error at [phone label=]'])
  const editor = shown(createElement(WithMarks, null, body('Vorher [phone label=] nachher')))
  expect(editor).toContain('<mark>Shortcode syntax error at [phone label=]</mark>')
})

test('codes in the broker’s HTML are filled in within words alone', () => {
  const html = shown(
    createElement(BrokerHtml, {
      html: '<p>Fragen? [phone label="Anrufen &amp; fragen"] <a href="https://x.example/[phone]">dort</a> [sic]</p><script>[phone]</script>',
    }),
  )
  expect(html).toContain('<a href="tel:+4510756000">Anrufen')
  expect(html).toContain('<a href="https://x.example/[phone]">dort</a> [sic]')
  expect(html).not.toContain('script')
})
