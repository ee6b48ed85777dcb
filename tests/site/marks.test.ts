import { expect, test } from 'vitest'
import type { Page } from '../../src/contracts/content.ts'
import type { Linked } from '../../src/services/content.ts'
import { guestAgent } from '../guest-agent.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const secret = 'a secret of editors'

/** A page of sections, and an editor who can switch marks on. */
async function markedSite() {
  let searches = 0
  const site = openSite({
    content: { ContentPage: async () => page },
    search: {
      lodgings: async () => {
        searches += 1
        return { ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }
      },
    },
  })
  const passOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  const editor = passOf(await site.fetch(`/editor/?${new URLSearchParams({ secret })}`))
  const switchMarks = (marks: string) =>
    site.fetch('/editor/marks/', {
      method: 'POST',
      headers: { cookie: editor, origin: origins.da },
      body: new URLSearchParams({ marks }),
    })
  const marks = passOf(await switchMarks('on'))
  const get = (path: string, cookie = '') => site.fetch(path, { headers: { cookie, 'user-agent': guestAgent } })
  return { ...site, editor, marks, get, switchMarks, searches: () => searches }
}

const page: Linked<Page> = {
  sys: { id: 'content', publishedVersion: 1, publishedAt: null },
  title: 'Om os',
  slug: 'om-os',
  template: 'content',
  layout: 'page',
  menuKey: null,
  hasSearchBox: false,
  excerpt: '',
  banner: null,
  pictureFocus: 'middle',
  seoTitle: '',
  seoDescription: '',
  noIndex: false,
  links: { entries: {}, assets: {} },
  sectionsCollection: [
    { __typename: 'SectionQuote', sys: { id: 'quote-1' }, teaser: 'Godt hus', author: 'En gæst' },
    {
      __typename: 'SectionFaq',
      sys: { id: 'faqs-1' },
      title: 'Spørgsmål',
      faqsCollection: [{ sys: { id: 'faq-1' }, title: 'Må hunden med?', body: null }],
    },
  ],
}

test('whoever has switched marks on sees of each part the entry and its type, on its own element', async () => {
  const { get, marks, editor } = await markedSite()
  const reply = await get('/om-os/', `${editor}; ${marks}`)
  const html = await reply.text()
  expect(html).toContain('data-entry-id="content" data-entry-type="page"')
  expect(html).toMatch(/<figure class="prose" data-entry-id="quote-1" data-entry-type="sectionQuote">/)
  expect(html).toMatch(/<section class="questions" data-entry-id="faqs-1" data-entry-type="sectionFaq">/)
  expect(html).toMatch(/<details data-entry-id="faq-1" data-entry-type="faq">/)
})

test('nobody else sees them, a signed-in editor without them neither, nor who makes up a cookie', async () => {
  const { get, editor, marks } = await markedSite()
  const forged = marks.replace(/=\d+/, '=9999999999')
  for (const cookie of ['', editor, forged, 'marehalm_marks=1']) {
    const html = await (await get('/om-os/', cookie)).text()
    expect(html).toContain('Godt hus')
    expect(html).not.toContain('data-entry-id')
  }
})

test('with marks no cache is asked, and what is made for an editor is kept for nobody', async () => {
  const { get, marks, searches } = await markedSite()
  await (await get('/soeg/')).text()
  await expect.poll(async () => (await get('/soeg/')).headers.get('cache-status')).toContain('hit')
  const made = searches()
  for (const _ of [1, 2]) {
    const reply = await get('/soeg/', marks)
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(reply.headers.get('etag')).toBeNull()
    expect(await reply.text()).toContain('data-entry-id="search"')
  }
  expect(searches()).toBe(made + 2)
  const guest = await get('/soeg/')
  expect(guest.headers.get('cache-status')).toContain('hit')
  expect(await guest.text()).not.toContain('data-entry-id')
})

test('switched off, the cookie is taken back', async () => {
  const { switchMarks } = await markedSite()
  expect((await switchMarks('off')).headers.get('set-cookie')).toContain('__Host-marehalm_marks=; Max-Age=0')
})
