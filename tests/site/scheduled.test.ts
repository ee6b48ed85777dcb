import { expect, test } from 'vitest'
import { nightlyJobs, runJobs } from '../../src/features/scheduled/jobs.ts'
import { guestAgent } from '../guest-agent.ts'
import { openSite, origins } from './site.ts'

test('every job leaves a line, and one that fails does not keep the others from running', async () => {
  const site = openSite({ content: {} })
  await runJobs(nightlyJobs, { deps: site.deps, visit: site.fetch })
  const problems = site.problems.map(String)
  expect(problems).toContainEqual(expect.stringMatching(/^Error: The job compile failed after [\d.]+ s$/))
  expect(problems).toContainEqual(expect.stringMatching(/^Error: The job parity failed after [\d.]+ s$/))
  expect(site.notes).toEqual([
    expect.objectContaining({ job: 'archive', builds: 1, deleted: 0 }),
    expect.objectContaining({ job: 'warm', pages: 6 }),
  ])
})

test('the pages that were seen most are requested, after the front and search pages of every edition', async () => {
  const requests: string[] = []
  const site = openSite({
    seen: {
      count: () => {},
      most: async () => [
        { market: 'da', path: '/om-os/', times: 40 },
        { market: 'en', path: '/', times: 12 },
      ],
    },
  })
  const warm = nightlyJobs.filter(({ name }) => name === 'warm')
  const visit = (url: string | Request) => {
    requests.push(String(url))
    return site.fetch(url)
  }
  await runJobs(warm, { deps: site.deps, visit })
  expect(requests).toContain(`${origins.de}/suche/`)
  expect(requests).toContain(`${origins.da}/om-os/`)
  expect(requests.filter((url) => url === `${origins.en}/`)).toHaveLength(1)
  expect(site.notes).toEqual([expect.objectContaining({ job: 'warm', pages: 7 })])
})

test('pages that browsers are served are counted by their path, those that the site itself asks for are not', async () => {
  const counted: string[] = []
  const site = openSite({
    seen: { count: (_, market, path) => counted.push(`${market} ${path}`), most: async () => [] },
  })
  const headers = { 'user-agent': guestAgent }
  await (await site.fetch('/soeg/?husdyr=1', { headers })).text()
  await (await site.fetch(`${origins.de}/suche/`, { headers })).text()
  await (await site.fetch('/nowhere/', { headers })).text()
  await (await site.fetch('/soeg/')).text()
  expect(counted).toEqual(['da /soeg/', 'de /suche/'])
})

test('a build that was deployed without its archive is told of every night', async () => {
  const site = openSite({ renewArchive: async () => ({ isArchived: false, builds: 3, deleted: 2 }) })
  const archive = nightlyJobs.filter(({ name }) => name === 'archive')
  await runJobs(archive, { deps: site.deps, visit: site.fetch })
  expect(site.notes).toEqual([])
  expect(site.problems.map(String)).toEqual([expect.stringContaining('The job archive failed')])
})
