import { errorTexts } from '../../src/contracts/error-texts.ts'
import type { RouteEntryType } from '../../src/contracts/route.ts'
import { createContentService } from '../../src/services/content.ts'
import type { GraphqlOperation } from '../../src/services/graphql.ts'
import type { ContentAnswers } from './content-replies.ts'
import type { Given } from './site.ts'

/** What an editor may have written, on the wire: all words, one picture or none, and how many there are of what is many. */
export interface Written {
  words: string
  picture: object | null
  count: number
}

const sys = (id: string) => ({ sys: { id, publishedVersion: 1, publishedAt: '2026-06-01T08:00:00Z' } })
const node = (nodeType: string, content: object[], data: object = {}) => ({ nodeType, data, content })
const link = (linkType: string, id: string) => ({ target: { sys: { type: 'Link', linkType, id } } })

function richText(words: string) {
  const text = { nodeType: 'text', value: words, marks: [], data: {} }
  const paragraph = node('paragraph', [
    text,
    node('hyperlink', [text], { uri: 'javascript:alert(1)' }),
    node('entry-hyperlink', [text], link('Entry', 'nowhere')),
    node('embedded-entry-inline', [], link('Entry', 'nowhere')),
  ])
  const asset = node('embedded-asset-block', [], link('Asset', 'nowhere'))
  return { json: node('document', [node('heading-1', [text]), paragraph, node('blockquote', [paragraph]), asset]) }
}

/** The content service of an edition whose editors wrote nothing else, and a route for each kind of page of it. */
export function writtenContent({ words, picture, count }: Written): Pick<Given, 'content' | 'routes'> {
  const many = (item: object) => ({
    items: Array.from({ length: count }, (_, index) => ({ ...item, ...sys(`${index}`) })),
  })
  const seo = { seoTitle: words, seoDescription: words, noIndex: false }
  const head = { title: words, slug: 'her', excerpt: words, image: picture, banner: picture, ...seo }
  const body = richText(words)
  const target = (type: string, slug: string | null = 'der') => ({ __typename: type, title: words, slug })
  const cta = {
    ...sys('cta'),
    title: words,
    teaser: words,
    label: words,
    image: picture,
    customLink: 'javascript:alert(1)',
  }
  const address = { address: words, zipcode: '6857', city: words, email: 'her@example.dk', phone: '+45 10 75 60 00' }
  const office = {
    ...target('Department', null),
    ...sys('office'),
    ...head,
    address,
    openingHours: [],
    keyDeliveryText: words,
    outsideOpeningHoursText: words,
  }
  const employee = { name: words, jobTitle: words, email: 'her@example.dk', phone: words, image: picture }
  const sections = [
    { __typename: 'SectionBanner', title: words, teaser: words, image: picture, cta },
    { __typename: 'SectionEmployees', title: words, employeesCollection: many(employee) },
    { __typename: 'SectionStatement', title: words, teaser: words, image: picture },
    { __typename: 'SectionEntrances', title: words, ctasCollection: many({ ...cta, customLink: '/soeg/' }) },
    { __typename: 'SectionEntrances', title: words, ctasCollection: many(cta) },
    { __typename: 'SectionFaq', title: words, faqsCollection: many({ title: words, body }) },
    { __typename: 'SectionGallery', title: words, imagesCollection: picture ? many(picture) : { items: [] } },
    { __typename: 'SectionImageText', title: words, body, image: picture, cta },
    ...['areas', 'categories', 'departments', 'employees', 'placeMap', 'recommendations'].map((output) => ({
      __typename: 'SectionOutput',
      title: words,
      teaser: words,
      output,
    })),
    { __typename: 'SectionQuote', teaser: words, author: words },
    { __typename: 'SectionSearch', title: words, teaser: words, criteria: { omraader: words } },
    { __typename: 'SectionText', title: words, body },
    {
      __typename: 'SectionColumns',
      title: words,
      columnsCollection: many({ __typename: 'SectionText', title: words, body }),
    },
  ].map((section, index) => ({ ...section, ...sys(`section-${index}`) }))
  const page = { ...sys('her'), ...head, sectionsCollection: { items: sections } }
  const post = { author: words, datePublished: '2026-06-01', categoriesCollection: many(target('Category')) }
  const job = {
    ...head,
    jobCategory: { ...target('JobCategory'), ...sys('group') },
    jobType: null,
    applicationDeadline: null,
    workplacesCollection: many({ ...target('Workplace'), department: office }),
  }
  const firstPublished = { sys: { ...sys('her').sys, firstPublishedAt: '2026-05-02T22:30:00Z' } }
  const area = { ...target('Area'), ...head, bsId: 141, region: words }
  const contestImage = {
    ...sys('image1'),
    imageTitle: words,
    imageSlug: 'billede',
    imageText: words,
    contestId: 'c',
    image: picture,
  }
  const contest = {
    ...sys('c'),
    title: words,
    year: 2026,
    rewardImage: picture,
    rewardText: words,
    conditionsUrl: 'javascript:alert(1)',
    status: 'open',
    firstPlaceImage: contestImage,
  }
  const replies: Record<string, object> = {
    ContentPage: { page },
    ContentArea: { area: { ...area, ...sys('her'), body, department: office } },
    ContentAreaCards: { areaCollection: many(area) },
    ContentStreet: { street: { ...sys('her'), ...head, brokerStreetIds: ['1'], areasCollection: { items: [] } } },
    ContentStreetsOfArea: { streetCollection: many(target('Street', null)) },
    ContentCategory: { category: { ...sys('her'), ...head, type: 'lodging', body, criteria: {} } },
    ContentCategories: { categoryCollection: many({ ...head, type: 'lodging' }) },
    ContentBlog: { blog: { ...sys('her'), ...head, ...post, commentsOpen: true, body } },
    ContentBlogs: { blogCollection: { total: count, items: many({ ...target('Blog'), ...head, ...post }).items } },
    ContentComments: {
      commentCollection: {
        total: count,
        ...many({ comment: words, authorName: words, createdAt: '2026-06-02', repliesCollection: null }),
      },
    },
    ContentJob: { job: { ...job, ...firstPublished, video: 'javascript:alert(1)', body } },
    ContentJobs: { jobCollection: many({ ...target('Job'), ...job }) },
    ContentDepartment: { department: office },
    ContentDepartments: { departmentCollection: many(office) },
    ContentEmployees: { employeeCollection: many({ ...employee, locationsCollection: { items: [] } }) },
    ContentPlaceMap: {
      mapCollection: {
        items: [
          { ...sys('map'), title: words, markersCollection: many({ title: words, teaser: words, center: null }) },
        ],
      },
    },
    ContentRecommendations: {
      recommendationCollection: many({
        title: words,
        teaser: words,
        imagesCollection: picture ? many(picture) : { items: [] },
        categoriesCollection: many(target('Category', null)),
      }),
    },
    ContentPhotoContests: { photoContestCollection: { items: [contest] } },
    ContentPhotoContestImages: {
      photoContestImageCollection: { total: count, items: count > 0 ? [contestImage] : [] },
    },
    ContentPhotoContestImage: { photoContestImage: contestImage },
    ContentLinks: { entryCollection: { items: [] }, assetCollection: { items: [] } },
  }
  const service = createContentService(async ({ name }: GraphqlOperation) => {
    const reply = replies[name]
    if (!reply) throw new Error(errorTexts.missingDataApplier(name))
    return reply
  })
  const content = Object.fromEntries(
    Object.keys(replies).map(
      (name) => [name, (_, read) => read(service)] satisfies [string, ContentAnswers['Content']],
    ),
  )
  return { content, routes: { route: async (_, slug) => routeOf(slug, words) } }
}

const templates = { indhold: 'content', blog: 'blog', jobs: 'jobs', kontorer: 'departments' } as const
const types: Record<string, RouteEntryType> = {
  omraade: 'area',
  gade: 'street',
  indlaeg: 'blog',
  kontor: 'department',
  'category/kategori': 'category',
  'jobs/job': 'job',
}

/** An entry of the Danish edition alone. */
function routeOf(slug: string, title: string) {
  const template = Object.entries(templates).find(([name]) => name === slug)?.[1]
  const type = template ? 'page' : types[slug]
  if (!type) return null
  const path = `/${slug}/`
  return {
    kind: 'entry' as const,
    entry: { id: 'her', type, template: template ?? ('content' as const), layout: 'page' as const, version: 1 },
    path,
    title,
    description: title,
    routes: { da: path },
    parents: [{ title, path: '/' }],
    redirect: null,
  }
}
