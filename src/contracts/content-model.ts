import * as v from 'valibot'
import { type Locale, locales } from '../editions/table.ts'
import { contestTypes } from './contest.ts'

/**
 * The content model: each content type's fields and their kinds, as a Contentful space of the agency has them.
 * `Link` is one entry, `Link:page` one of that type, `Link[]` a list; a field's name has one kind in all types, so that
 * fragments on several types never conflict.
 */
export type FieldKind =
  | 'Symbol'
  | 'Text'
  | 'Integer'
  | 'Date'
  | 'Boolean'
  | 'JSON'
  | 'RichText'
  | 'Location'
  | 'Symbol[]'
  | 'Asset'
  | 'Asset[]'
  | 'Link'
  | 'Link[]'
  | `Link:${string}`
  | `Link[]:${string}`

const titled = { title: 'Symbol' } as const
const seo = { seoTitle: 'Symbol', seoDescription: 'Text', noIndex: 'Boolean' } as const
const routed = { ...titled, slug: 'Symbol', excerpt: 'Text', ...seo } as const

export const contentModel: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = {
  page: {
    ...routed,
    parent: 'Link:page',
    template: 'Symbol',
    layout: 'Symbol',
    menuKey: 'Symbol',
    hasSearchBox: 'Boolean',
    banner: 'Asset',
    pictureFocus: 'Symbol',
    sections: 'Link[]',
  },
  area: {
    ...routed,
    parent: 'Link:page',
    bsId: 'Integer',
    region: 'Symbol',
    body: 'RichText',
    banner: 'Asset',
    pictureFocus: 'Symbol',
    center: 'Location',
    department: 'Link:department',
  },
  street: { ...routed, brokerStreetIds: 'Symbol[]', areas: 'Link[]:area' },
  department: {
    ...routed,
    page: 'Link:page',
    address: 'Link:address',
    sortOrder: 'Integer',
    openingHours: 'JSON',
    keyDeliveryText: 'Text',
    outsideOpeningHoursText: 'Text',
    image: 'Asset',
    center: 'Location',
  },
  address: { ...titled, address: 'Symbol', zipcode: 'Symbol', city: 'Symbol', email: 'Symbol', phone: 'Symbol' },
  category: {
    ...routed,
    type: 'Symbol',
    body: 'RichText',
    image: 'Asset',
    pictureFocus: 'Symbol',
    criteria: 'JSON',
    sortOrder: 'Integer',
  },
  searchPreset: { ...titled, key: 'Symbol', type: 'Symbol', criteria: 'JSON', party: 'JSON', sortOrder: 'Integer' },
  navigationItem: {
    ...titled,
    label: 'Symbol',
    menuKey: 'Symbol',
    type: 'Symbol',
    sortOrder: 'Integer',
    customLink: 'Symbol',
    internalLink: 'Link',
    parent: 'Link:navigationItem',
    image: 'Asset',
  },
  settings: { ...titled, key: 'Symbol', value: 'JSON', text: 'RichText', image: 'Asset' },

  blog: {
    ...routed,
    parent: 'Link:page',
    author: 'Symbol',
    datePublished: 'Date',
    dateUpdated: 'Date',
    body: 'RichText',
    image: 'Asset',
    categories: 'Link[]:category',
    commentsOpen: 'Boolean',
  },
  comment: {
    parentType: 'Symbol',
    parentId: 'Symbol',
    comment: 'Text',
    authorName: 'Symbol',
    createdAt: 'Date',
    replies: 'Link[]:comment',
  },

  job: {
    ...routed,
    video: 'Symbol',
    body: 'RichText',
    image: 'Asset',
    jobCategory: 'Link:jobCategory',
    jobType: 'Link:jobType',
    workplaces: 'Link[]:workplace',
    applicationDeadline: 'Date',
  },
  jobType: { ...routed },
  jobCategory: { ...routed, image: 'Asset' },
  workplace: { ...routed, department: 'Link:department', image: 'Asset' },
  employee: {
    name: 'Symbol',
    jobTitle: 'Symbol',
    email: 'Symbol',
    phone: 'Symbol',
    image: 'Asset',
    bookingStudioId: 'Integer',
    locations: 'Link[]:department',
    isArchived: 'Boolean',
    sortOrder: 'Integer',
  },

  faq: { ...titled, body: 'RichText', sortOrder: 'Integer' },
  cta: { ...titled, teaser: 'Text', label: 'Symbol', image: 'Asset', internalLink: 'Link', customLink: 'Symbol' },
  recommendation: {
    ...titled,
    teaser: 'Text',
    images: 'Asset[]',
    categories: 'Link[]:category',
    internalLink: 'Link',
    sortOrder: 'Integer',
  },
  map: { ...titled, center: 'Location', zoom: 'Integer', markers: 'Link[]:mapMarker' },
  mapMarker: { ...titled, teaser: 'Text', center: 'Location', internalLink: 'Link' },
  form: { ...titled, key: 'Symbol', teaser: 'Text', fields: 'JSON', label: 'Symbol', receipt: 'Text' },
  reviewProvider: { ...titled, key: 'Symbol', domain: 'Symbol', customLink: 'Symbol' },
  bookingOptionPrice: { ...titled, key: 'Symbol', teaser: 'Text', facilityId: 'Integer', sortOrder: 'Integer' },
  changeDayFacility: { ...titled, facilityId: 'Integer', weekday: 'Integer' },

  ...contestTypes,

  sectionBanner: { ...titled, teaser: 'Text', image: 'Asset', pictureFocus: 'Symbol', cta: 'Link:cta' },
  sectionEmployees: { ...titled, employees: 'Link[]:employee' },
  sectionStatement: { ...titled, teaser: 'Text', image: 'Asset' },
  sectionEntrances: { ...titled, ctas: 'Link[]:cta' },
  sectionFaq: { ...titled, faqs: 'Link[]:faq' },
  sectionGallery: { ...titled, images: 'Asset[]' },
  sectionImageText: { ...titled, body: 'RichText', image: 'Asset', imagePosition: 'Symbol', cta: 'Link:cta' },
  sectionOutput: { ...titled, teaser: 'Text', output: 'Symbol' },
  sectionForm: { ...titled, teaser: 'Text', form: 'Link:form' },
  sectionQuote: { teaser: 'Text', author: 'Symbol' },
  sectionSearch: { ...titled, teaser: 'Text', criteria: 'JSON' },
  sectionText: { ...titled, body: 'RichText' },
  sectionColumns: { ...titled, columns: 'Link[]:sectionText' },
}

/** Contentful's own limits: of a collection, and of a query, whose complexity is how many entries and assets it may give. */
export const collectionLimits = { default: 100, maximum: 1000 } as const
export const queryLimits = { complexity: 11_000, bytes: 8192 } as const

export const contentLocales = locales
export type ContentLocale = Locale

/** Fields as the management API has them: name → locale → value. */
export const FieldsSchema = v.record(v.string(), v.record(v.picklist(contentLocales), v.unknown()))
export type Fields = v.InferOutput<typeof FieldsSchema>

/** `Link[]:faq` → {list: true, target: 'faq'}; null for kinds that hold their value themselves. */
export function linkOf(kind: FieldKind): { list: boolean; target: string | null } | null {
  const match = /^Link(\[\])?(?::(\w+))?$/.exec(kind)
  return match ? { list: match[1] !== undefined, target: match[2] ?? null } : null
}

/** Contentful's name of a content type in GraphQL: sectionFaq → SectionFaq. */
export function typeName(contentType: string): string {
  return contentType.charAt(0).toUpperCase() + contentType.slice(1)
}
