import { expect, test } from 'vitest'
import { contestPaths } from '../../../src/features/contest/paths.ts'
import { contestImagesQuery, contestsOf, contestsQuery } from '../../../src/features/contest/queries.ts'
import { contestRoutes } from '../../../src/features/contest/routes.ts'
import { markets } from '../../../src/markets/market.ts'
import { createPageTable } from '../../../src/routing/page-table.ts'
import type { ContentService } from '../../../src/services/content.ts'
import { staticPaths } from '../../../src/urls/routes.ts'
import { writtenAfter } from '../content-site.ts'

const nothing = { load: async () => ({ kind: 'not-found' as const }) }
const pages = createPageTable(contestRoutes, {
  'contest-upload': nothing,
  'contest-image': nothing,
  'contest-year': nothing,
})

test.each(markets)('whatever URL of the contest is written in $key leads to its own route', (market) => {
  const names = [
    contestPaths.upload(market),
    contestPaths.image(market, 2026, 'dunes-1a'),
    contestPaths.year(market, 2026),
    contestPaths.start(market),
  ].map((path) => pages.at(path, market)?.page.name)
  expect(names).toEqual(['contest-upload', 'contest-image', 'contest-year', undefined])
})

test.each(markets)(
  'the page that takes pictures is there in $key at its own path, and at no other edition’s',
  (market) => {
    const theirs = markets.map((each) => contestPaths.upload(each)).filter((path) => staticPaths(market).includes(path))
    expect(theirs).toEqual([contestPaths.upload(market)])
  },
)

const locale = 'da-DK'
const questions: Record<string, (content: ContentService, typed: string) => Promise<unknown>> = {
  contest: (content, typed) => content.query(contestsQuery, contestsOf.year(typed.length, locale)),
  'picture of a contest': (content, typed) =>
    content.query(contestImagesQuery, {
      locale,
      where: { contestId: 'contest', imageSlug: typed },
      limit: 50,
      skip: 0,
    }),
  'pictures of a contest': (content, typed) =>
    content.query(contestImagesQuery, { locale, where: { contestId: 'contest' }, limit: 10, skip: typed.length }),
}

test.each(Object.entries(questions))(
  '%s: whatever is typed, what is not there is never written to KV',
  async (_, ask) => expect(await writtenAfter(ask)).toEqual([]),
)
