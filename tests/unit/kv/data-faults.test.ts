import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dataFaults, type FactReader } from '../../../kv/report.ts'
import type { BlogCard } from '../../../src/contracts/blog.ts'
import type { Department } from '../../../src/contracts/content.ts'
import type { JobCard } from '../../../src/contracts/jobs.ts'

const image = { sys: { id: 'p' }, url: 'pictures/p', title: '', description: '', width: 1, height: 1 } as never
const post: BlogCard = {
  id: 'blog-amber',
  title: 'Rav',
  path: '/blog/rav/',
  author: 'Karen',
  datePublished: '2026-11-01',
  excerpt: 'Om rav',
  image,
  categoriesCollection: [],
}
const job: JobCard = {
  id: 'job-pool',
  title: 'Pooltekniker',
  path: '/jobs/pooltekniker/',
  excerpt: '',
  image: null,
  jobCategory: null,
  jobType: null,
  applicationDeadline: null,
  workplacesCollection: [{ id: 'w', type: 'workplace', title: 'Løkken', path: '/workplaces/lokken/' }],
}
const office = {
  sys: { id: 'department-romo' },
  title: 'Rømø',
  path: '/romo/',
  address: { address: 'Havnebyvej 1', zipcode: '6792', city: 'Rømø', email: '', phone: '+45 10 75 60 01' },
  openingHours: [{ hours: [{ from: '09:00', to: '15:00' }] }],
} as unknown as Department

const tags = ['terrace', 'living-room', 'bedroom', 'bathroom', 'kitchen', 'view', 'house', 'dunes']
const house = {
  id: 17,
  name: 'BL1017',
  latitude: 55.55123,
  longitude: 8.12345,
  vacationRental: { persons: 6 },
  images: tags.map((tag) => ({ tagIds: [tag] })),
  descriptions: [1, 2, 7].map((lan) => ({ lan, title: 'Huset' })),
}

interface Facts {
  posts?: BlogCard[]
  jobs?: JobCard[]
  offices?: Department[]
  houses?: object[]
}

/** What editors are told of an agency that is whole but for this, as edition, subject and what is lacking. */
async function faultsOf({ posts = [post], jobs = [job], offices = [office], houses = [house] }: Facts) {
  const windows: object[] = []
  const content: FactReader = {
    async blogs(_, { skip, limit }) {
      windows.push({ skip, limit })
      return { total: posts.length, posts: posts.slice(skip, skip + limit) }
    },
    jobs: async () => jobs,
    departments: async () => offices,
  }
  const broker = {
    query: async <Schema extends v.GenericSchema>({ schema }: { schema: Schema }) =>
      v.parse(schema, { lodgingsByIds: houses }),
  }
  const faults = await dataFaults({ content, broker }, [{ id: 17, name: 'BL1017', title: 'Huset' }])
  expect(faults.every(({ kind }) => kind === 'data-incomplete')).toBe(true)
  return { told: faults.map(({ market, subject, message }) => `${market} ${subject}: ${message}`), faults, windows }
}

test('where nothing is lacking, editors are told nothing', async () => {
  expect((await faultsOf({})).told).toEqual([])
})

test('a post, a job and an office are told with what they lack, in each edition', async () => {
  const { told, faults } = await faultsOf({
    posts: [{ ...post, author: '', image: null }],
    jobs: [{ ...job, workplacesCollection: [] }],
    offices: [{ ...office, openingHours: [] }],
  })
  for (const edition of ['da', 'de', 'en']) {
    expect(told).toContain(`${edition} blog-amber: "Rav" lacks: author, picture`)
    expect(told).toContain(`${edition} job-pool: "Pooltekniker" lacks: workplace`)
    expect(told).toContain(`${edition} department-romo: "Rømø" lacks: opening hours`)
  }
  expect(faults.map(({ path }) => path)).toContain('/blog/rav/')
})

test('every post is looked at, a hundred at a time', async () => {
  const posts = Array.from({ length: 101 }, (_, index) => ({
    ...post,
    id: `${index}`,
    excerpt: index === 100 ? '' : 'x',
  }))
  const { told, windows } = await faultsOf({ posts })
  expect(told).toEqual(['da', 'de', 'en'].map((edition) => `${edition} 100: "Rav" lacks: excerpt`))
  expect(windows.slice(0, 3)).toContainEqual({ skip: 0, limit: 100 })
  expect(windows).toContainEqual({ skip: 100, limit: 100 })
})

test.each<[string, object]>([
  ['pictures', { images: house.images.slice(0, 7) }],
  ['bedroom', { images: tags.map((tag) => ({ tagIds: [tag === 'bedroom' ? 'view' : tag] })) }],
  ['position', { latitude: 55.5, longitude: 8.1 }],
  ['persons', { vacationRental: { persons: 0 } }],
])('a house that lacks %s is told once, with its URL', async (gap, change) => {
  const { faults } = await faultsOf({ houses: [{ ...house, ...change }] })
  expect(faults).toEqual([
    {
      kind: 'data-incomplete',
      market: 'da',
      subject: 'BL1017',
      path: '/sommerhus-bl1017/',
      message: `The house BL1017 lacks: ${gap}`,
    },
  ])
})

test('a house without a name in one edition is told there', async () => {
  const descriptions = house.descriptions.filter(({ lan }) => lan !== 2)
  const { told } = await faultsOf({ houses: [{ ...house, descriptions }] })
  expect(told).toEqual(['de BL1017: The house BL1017 lacks: name'])
})
