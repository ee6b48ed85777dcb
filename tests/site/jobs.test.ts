import { expect, test } from 'vitest'
import type { Job, JobCard } from '../../src/contracts/jobs.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { seededEditions } from '../unit/kv/seeded-editions.ts'
import { changed, routeAnswers } from './content-replies.ts'
import { writtenContent } from './content-service.ts'
import { type Given, openSite, origins } from './site.ts'

const { content: written = {}, routes = {} } = writtenContent({ words: 'Klitten', picture: null, count: 1 })
const editions = seededEditions()

/** The site's clock stands at 12:00 on 21 November 2026. */
const [yesterday, today] = ['2026-11-20', '2026-11-21']

function openJobs(change: Partial<Job> = {}, content: Given['content'] = {}, more: Given['routes'] = {}) {
  return openSite({
    content: {
      ...written,
      ContentJob: changed(written.ContentJob, change),
      ...content,
    },
    routes: { ...routes, settings: async ({ key }) => editions[key].settings, ...more },
  })
}

const jobCard = (id: string, applicationDeadline: string | null, group: Partial<JobCard> = {}): JobCard => ({
  id,
  title: `Job ${id}`,
  path: `/jobs/${id}/`,
  excerpt: '',
  image: null,
  jobCategory: null,
  jobType: null,
  applicationDeadline,
  workplacesCollection: [],
  ...group,
})

test.each(markets)(
  '$key: on its last day a job can be applied for, and search engines are told of it',
  async (market) => {
    const html = await (await openJobs({ applicationDeadline: today }).fetch(`${origins[market.key]}/jobs/job/`)).text()
    const texts = messagesOf(market).jobs
    expect(html).toContain('"@type":"JobPosting"')
    expect(html).toContain('"validThrough":"2026-11-21"')
    // The day in Denmark when it was first published, not when it was last changed.
    expect(html).toContain('"datePosted":"2026-05-03"')
    expect(html).toContain('href="mailto:her@example.dk?subject=Klitten"')
    expect(html).toContain(texts.contact)
    expect(html).not.toContain(texts.closedTitle)
  },
)

test.each(markets)('$key: the day after, the job is shown as closed, and nobody is asked to apply', async (market) => {
  const response = await openJobs({ applicationDeadline: yesterday }).fetch(`${origins[market.key]}/jobs/job/`)
  const html = await response.text()
  const texts = messagesOf(market).jobs
  expect(response.status).toBe(200)
  expect(html).toContain(texts.closedTitle)
  expect(html).not.toContain('JobPosting')
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('mailto:')
  expect(html).not.toContain(texts.contact)
})

test('a job without a deadline stays open', async () => {
  const html = await (await openJobs({ applicationDeadline: null }).fetch('/jobs/job/')).text()
  expect(html).toContain('"@type":"JobPosting"')
  expect(html).not.toContain('validThrough')
  expect(html).toContain('Løbende, indtil stillingen er besat')
})

test.each<[string, Partial<Job>]>([
  ['a workplace', { workplacesCollection: [] }],
  ['a description', { body: null, excerpt: '' }],
  ['a day of publication', { sys: { id: 'her', publishedVersion: 1, publishedAt: null, firstPublishedAt: null } }],
])('a job without %s says nothing of itself in JSON-LD, and its readers see no warning', async (_, change) => {
  const html = await (await openJobs(change).fetch('/jobs/job/')).text()
  expect(html).not.toContain('JobPosting')
  expect(html).not.toMatch(/lacks|incomplete/)
})

test('a closed job is in no list, and no group counts it', async () => {
  const jobType = { id: 'fast', type: 'jobType' as const, title: 'Fuldtid', path: '/job-types/fuldtid/' }
  const jobs = async () => [
    jobCard('gone', yesterday, { jobType }),
    jobCard('last-day', today, { jobType }),
    jobCard('open', null, { jobType }),
  ]
  const html = await (await openJobs({}, { ContentJobs: jobs }).fetch('/jobs/')).text()
  expect(html).toContain('2 ledige stillinger')
  expect(html).toContain('Job last-day')
  expect(html).not.toContain('Job gone')
  expect(html).toMatch(/<a href="\/job-types\/fuldtid\/">Fuldtid<\/a> <span class="quiet">2<\/span>/)
})

test('a job leaves the sitemap the day after its deadline', async () => {
  const ids = editions.da.entries.flatMap(({ type, sys }) => (type === 'job' ? [sys.id] : []))
  const [gone = '', ...others] = ids
  const site = openJobs(
    {},
    {
      ...routeAnswers((type, locale) => {
        const edition = editions[markets.find((each) => each.locale === locale)?.key ?? 'da']
        return edition.entries.filter((entry) => entry.type === type)
      }),
      ContentJobs: async () => [jobCard(gone, yesterday), ...others.map((id) => jobCard(id, today))],
    },
  )
  const xml = await (await site.fetch('/sitemaps/jobs.xml')).text()
  const slugs = new Map(editions.da.entries.map(({ sys, slug }) => [sys.id, slug]))
  expect(others.length).toBeGreaterThan(0)
  expect(xml).not.toContain(`<loc>${origins.da}/jobs/${slugs.get(gone)}/</loc>`)
  for (const id of others) expect(xml).toContain(`<loc>${origins.da}/jobs/${slugs.get(id)}/</loc>`)
})

test.each([
  ['jobType', '/job-types/fast/'],
  ['jobCategory', '/job-categories/fast/'],
  ['workplace', '/workplaces/fast/'],
] as const)('the page of a %s lists its own open jobs alone', async (type, path) => {
  const target = { id: 'group', type, title: 'Gruppen', path }
  const own = type === 'workplace' ? { workplacesCollection: [target] } : { [type]: target }
  const site = openJobs(
    {},
    {
      ContentJobs: async () => [jobCard('mine', today, own), jobCard('other', today), jobCard('gone', yesterday, own)],
      [`ContentJobGroup_${type}`]: async () => ({
        sys: { id: 'group', publishedVersion: 1, publishedAt: null },
        title: 'Gruppen',
        slug: 'fast',
        excerpt: '',
        image: null,
        department: null,
        seoTitle: '',
        seoDescription: '',
        noIndex: false,
      }),
    },
    {
      route: async () => ({
        kind: 'entry',
        entry: { id: 'group', type, template: 'content', layout: 'page', version: 1 },
        path,
        title: 'Gruppen',
        description: '',
        routes: { da: path },
        parents: [],
        redirect: null,
      }),
    },
  )
  const html = await (await site.fetch(path)).text()
  expect(html).toContain('1 ledig stilling')
  expect(html).toContain('Job mine')
  expect(html).not.toContain('Job other')
  expect(html).not.toContain('Job gone')
  expect((await site.fetch(`${path}page/2/`)).status).toBe(404)
})
