import { expect, test } from 'vitest'
import type { Comment } from '../../src/contracts/blog.ts'
import { markets } from '../../src/markets/market.ts'
import { createContentService } from '../../src/services/content.ts'
import { seededSettings } from '../seeded-settings.ts'
import { seededEditions } from '../unit/kv/seeded-editions.ts'
import { type ContentAnswers, changed } from './content-replies.ts'
import { writtenContent } from './content-service.ts'
import { noHouses } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const { content: written = {}, routes = {} } = writtenContent({ words: 'Klitten', picture: null, count: 2 })
const editions = seededEditions()

function openBlog(content: Given['content'] = {}, settings = editions.da.settings) {
  return openSite({
    content: { ...written, ...content },
    routes: { ...routes, settings: async () => settings },
    search: { lodgings: async () => noHouses },
  })
}

/** A blog of so many posts that records its requests. */
function blogOf(total: number) {
  const requests: object[] = []
  const blogs: ContentAnswers['Content'] = async ({ limit, skip, where }) => {
    requests.push({ limit, skip, where })
    const numbers = Array.from({ length: total }, (_post, index) => index + 1).slice(skip, skip + limit)
    return {
      total,
      posts: numbers.map((number) => ({
        id: `${number}`,
        title: `Indlæg nr. ${number}.`,
        path: `/blog/${number}/`,
        author: '',
        datePublished: '2026-11-01',
        excerpt: '',
        image: null,
        categoriesCollection: [],
      })),
    }
  }
  return { requests, content: { ContentBlogs: blogs } }
}

test('the blog shows 30 posts a page, each page with links to the others and its own canonical URL', async () => {
  const { requests, content } = blogOf(61)
  const site = openBlog(content)
  const first = await (await site.fetch('/blog/')).text()
  expect(requests).toEqual([{ limit: 30, skip: 0, where: {} }])
  expect(first).toContain('Indlæg nr. 30.')
  expect(first).not.toContain('Indlæg nr. 31.')
  expect(first).toContain(`<link rel="canonical" href="${origins.da}/blog/">`)
  expect(first).toMatch(/<a [^>]*href="\/blog\/page\/2\/" rel="next"/)
  expect(first).not.toContain('rel="prev"')
  const second = await (await site.fetch('/blog/page/2/')).text()
  expect(requests.at(-1)).toEqual({ limit: 30, skip: 30, where: {} })
  expect(second).toContain('Indlæg nr. 31.')
  expect(second).toContain(`<link rel="canonical" href="${origins.da}/blog/page/2/">`)
  expect(second).toMatch(/<a [^>]*href="\/blog\/" rel="prev"/)
  expect(second).toMatch(/<a [^>]*href="\/blog\/page\/3\/" rel="next"/)
  expect(second).toMatch(/<title>[^<]*2[^<]*<\/title>/)
  expect((await (await site.fetch('/blog/page/3/')).text()).match(/Indlæg nr\./g)).toHaveLength(1)
})

test('a further page leads to the first one in another edition, which may have fewer, and names no alternates', async () => {
  const site = openBlogIn({ da: '/blog/', de: '/beitraege/' })
  const first = await (await site.fetch('/blog/')).text()
  expect(first).toContain(`hreflang="de-DE" href="${origins.de}/beitraege/"`)
  const second = await (await site.fetch('/blog/page/2/')).text()
  expect(second).toContain(`<a href="${origins.de}/beitraege/" hrefLang="de"`)
  expect(second).not.toContain('<link rel="alternate" hreflang')
})

/** A blog of three pages in Danish. */
function openBlogIn(paths: Record<string, string>) {
  const { route = async () => null } = routes
  return openSite({
    content: { ...written, ...blogOf(61).content },
    routes: {
      ...routes,
      route: async (...request) => {
        const found = await route(...request)
        return found?.kind === 'entry' ? { ...found, routes: paths } : found
      },
      settings: async () => editions.da.settings,
    },
    search: { lodgings: async () => noHouses },
  })
}

test.each(['/blog/page/4/', '/blog/page/999999/', '/blog/page/0/', '/blog/page/to/'])(
  'there is no page of the blog at %s',
  async (path) => {
    const site = openBlog(blogOf(61).content)
    const response = await site.fetch(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(seededSettings('da').errorPageSettings.titleNotFound)
    expect(site.notes).toContainEqual(expect.objectContaining({ status: 404, message: `Page not found: ${path}` }))
  },
)

test('a blog without posts says so and has one page', async () => {
  const site = openBlog(blogOf(0).content)
  const response = await site.fetch('/blog/')
  expect([response.status, (await response.text()).includes('Der er ingen indlæg her endnu')]).toEqual([200, true])
  expect((await site.fetch('/blog/page/2/')).status).toBe(404)
})

test.each([
  ['12', 12],
  [7, 7],
  ['5000', 100],
  [0, 1],
  ['mange', 30],
  [null, 30],
])('the editors may set how many posts a page shows: %j is %i', async (postsPerPage, limit) => {
  const { requests, content } = blogOf(1)
  const { settings } = editions.da
  const blogSettings = { ...settings.blogSettings, postsPerPage } as typeof settings.blogSettings
  await (await openBlog(content, { ...settings, blogSettings }).fetch('/blog/')).text()
  expect(requests).toEqual([{ limit, skip: 0, where: {} }])
})

test('the topics that the editors call popular stand first, in their order', async () => {
  const topic = (id: string) => ({
    ...category,
    sys: { id, publishedVersion: 1, publishedAt: null },
    title: id,
    slug: id,
  })
  const category = { type: 'blog' as const, excerpt: '', body: null, image: null, criteria: {} }
  const { settings } = editions.da
  const blogSettings = { ...settings.blogSettings, popularCategoryIds: ['mad', 'vind'] }
  const site = openBlog(
    { ...blogOf(1).content, ContentCategories: async () => ['natur', 'vind', 'mad'].map(topic) },
    { ...settings, blogSettings },
  )
  const html = await (await site.fetch('/blog/')).text()
  const menu = html.slice(html.indexOf('<div class="side-menu topics">'))
  const links = [...menu.slice(0, menu.indexOf('</div>')).matchAll(/href="\/category\/(\w+)\/"/g)].map(
    ([, slug]) => slug,
  )
  expect(links).toEqual(['mad', 'vind', 'natur'])
})

const commentOf = (id: string, replies: Comment[] = [], comment = `Ord ${id}.`): Comment => ({
  id,
  comment,
  authorName: `Navn ${id}`,
  createdAt: '2026-11-02',
  replies,
})

const thread = (comment: Comment): Comment[] => [comment, ...comment.replies.flatMap(thread)]
const asWritten = ({ replies, ...comment }: Comment) => ({ ...comment, replyIds: replies.map(({ id }) => id) })

/** A post under which so many have written. */
const commented = (all: readonly Comment[]): ContentAnswers => ({
  ContentComments: async ({ skip }) => ({ total: all.length, comments: all.slice(skip, skip + 100).map(asWritten) }),
  ContentReplies: async ({ ids }) =>
    all.flatMap(thread).flatMap((comment) => (ids.includes(comment.id) ? [asWritten(comment)] : [])),
})

const nested = (level: number): Comment => commentOf(`${level}`, level < 4 ? [nested(level + 1)] : [])

test('a post says who wrote it and when, and shows comments four levels of replies deep', async () => {
  const site = openBlog({
    ...commented([nested(0)]),
    ContentBlog: changed(written.ContentBlog, {
      ...{ author: 'Karen', datePublished: '2026-06-01', dateUpdated: '2026-07-02' },
    }),
  })
  const html = await (await site.fetch('/indlaeg/')).text()
  expect(html).toContain('Af Karen')
  expect(html).toMatch(/<time dateTime="2026-06-01">1\. juni 2026<\/time>/)
  expect(html).toContain('opdateret 2. juli 2026')
  expect(html).toContain('5 kommentarer')
  for (const level of [0, 1, 2, 3, 4]) expect(html).toContain(`Ord ${level}.`)
  const answerable = [...html.matchAll(/\/comments\/\?post=her&amp;reply=(\d)/g)].map(([, level]) => level)
  expect(answerable).toEqual(['0', '1', '2', '3'])
})

test('a comment has the day that it was at the agency when it was sent', async () => {
  const { ContentComments } = written
  const service = createContentService(async () => ({
    commentCollection: {
      total: 1,
      items: [
        {
          sys: { id: 'late' },
          comment: 'Sent.',
          authorName: '',
          createdAt: '2026-11-02T23:30:00.000Z',
          repliesCollection: null,
        },
      ],
    },
  }))
  expect(ContentComments).toBeDefined()
  const html = await (
    await openBlog({ ContentComments: async (_, read) => read(service), ContentReplies: async () => [] }).fetch(
      '/indlaeg/',
    )
  ).text()
  expect(html).toContain('<time dateTime="2026-11-03">3. november 2026</time>')
})

test('what a reader writes is text, never markup', async () => {
  const hostile = commentOf('0', [], '<img src=x onerror=alert(1)><script>alert(2)</script>')
  const site = openBlog(commented([{ ...hostile, authorName: '"><b onclick=alert(3)>' }]))
  const html = await (await site.fetch('/indlaeg/')).text()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<b onclick')
})

test('comments after the hundredth stand on numbered pages of the post, and none is lost', async () => {
  const all = Array.from({ length: 201 }, (_, index) => commentOf(`${index + 1}`))
  const site = openBlog(commented(all))
  const first = await (await site.fetch('/indlaeg/')).text()
  expect(first).toContain('Ord 100.')
  expect(first).not.toContain('Ord 101.')
  expect(first).toContain('201 kommentarer')
  expect(first).toContain('href="/indlaeg/page/2/#comments"')
  const third = await (await site.fetch('/indlaeg/page/3/')).text()
  expect(third).toContain('Ord 201.')
  expect(third).toContain(`<link rel="canonical" href="${origins.da}/indlaeg/page/3/">`)
  expect(third.match(/<h1/g)).toHaveLength(1)
  expect(third).not.toContain('"BlogPosting"')
  expect((await site.fetch('/indlaeg/page/4/')).status).toBe(404)
  expect((await openBlog(commented(all.slice(0, 100))).fetch('/indlaeg/page/2/')).status).toBe(404)
  const reply = await site.fetch('/comments/?post=her&reply=201')
  expect([reply.status, (await reply.text()).includes('Ord 201.')]).toEqual([200, true])
})

test.each([
  ['that lies four levels deep', [nested(0)], '4', 'Der kan ikke skrives flere svar i tråden'],
  [
    'that has fifty replies',
    [
      commentOf(
        '0',
        Array.from({ length: 50 }, (_, index) => commentOf(`r${index}`)),
      ),
    ],
    '0',
    'Der er ikke plads til flere svar her',
  ],
] as const)('a comment %s has no room for another reply, and says so', async (_, comments, id, words) => {
  const site = openBlog(commented(comments))
  const html = await (await site.fetch('/indlaeg/')).text()
  expect(html).not.toContain(`reply=${id}"`)
  const response = await site.fetch(`/comments/?post=her&reply=${id}`)
  expect(await response.text()).toContain(words)
  const sent = await site.fetch('/comments/', {
    method: 'POST',
    headers: { origin: origins.da, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ post: 'her', reply: id, authorName: 'Ane', comment: 'Ja' }),
  })
  expect([sent.status, (await sent.text()).includes(words)]).toEqual([422, true])
})

test.each(markets)(
  '$key: the form under a post works without scripts and says that somebody reads first',
  async (market) => {
    const site = openSite({
      content: { ...written, ...commented([]) },
      routes: { ...routes, settings: async ({ key }) => editions[key].settings },
      search: { lodgings: async () => noHouses },
    })
    const html = await (await site.fetch(`${origins[market.key]}/indlaeg/`)).text()
    const [form = ''] = /<form[^>]* action="\/comments\/".*?<\/form>/s.exec(html) ?? []
    expect(form).toMatch(/method="post"/)
    expect(form).toContain('name="authorName"')
    expect(form).toContain('name="comment"')
    expect(form).toContain('name="post" value="her"')
  },
)

test.each([['author'], ['excerpt'], ['image']])(
  'a post without %s says nothing of itself in JSON-LD, and its readers see no warning',
  async (gap) => {
    const whole = { author: 'Karen', excerpt: 'Rav', image: pictureOfPost }
    const postWith = async (changes: object) => {
      const content = { ...commented([]), ContentBlog: changed(written.ContentBlog, changes) }
      return (await openBlog(content).fetch('/indlaeg/')).text()
    }
    expect(await postWith(whole)).toContain('"@type":"BlogPosting"')
    const lacking = await postWith({ ...whole, [gap]: gap === 'image' ? null : '' })
    expect(lacking).not.toContain('"@type":"BlogPosting"')
    expect(lacking).not.toMatch(/lacks|incomplete/)
  },
)

const pictureOfPost = {
  sys: { id: 'picture' },
  url: 'pictures/dune',
  title: '',
  description: 'En klit',
  width: 1600,
  height: 900,
}
