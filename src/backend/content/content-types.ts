import { contentModel, type FieldKind, linkOf } from '../../contracts/content-model.ts'
import { displayFieldOf, type FieldRule, ruleOf } from '../../contracts/field-rules.ts'

/** A content type as in Contentful's management API, from the site's content model. */
export interface ContentTypeDefinition {
  name: string
  description: string
  displayField: string
  fields: ContentTypeField[]
}

interface ContentTypeField extends FieldForm {
  id: string
  name: string
  localized: boolean
  required: boolean
  disabled: boolean
  omitted: boolean
  validations: object[]
}

interface FieldForm {
  type: string
  linkType?: string
  items?: { type: string; linkType?: string; validations: object[] }
}

/** How editors fill a field in, and its help text. */
export interface Control {
  fieldId: string
  widgetNamespace: string
  widgetId: string
  settings: { helpText: string }
}

export const contentTypeIds = Object.keys(contentModel)

/**
 * Every field is localised: an edition is written by itself, and may differ from the others in whatever it has. What is
 * required is so in the default locale alone; the others' locales are optional.
 */
export function definitionOf(type: string): ContentTypeDefinition {
  return {
    name: words(type),
    description: '',
    displayField: displayFieldOf(type),
    fields: Object.entries(contentModel[type] ?? {}).map(([field, kind]) => fieldOf(type, field, kind)),
  }
}

export function controlsOf(type: string): Control[] {
  return Object.entries(contentModel[type] ?? {}).map(([field, kind]) => ({
    ...{ fieldId: field, widgetNamespace: 'builtin', widgetId: widgetOf(kind, field, ruleOf(type, field)) },
    settings: { helpText: helpOf(type, field) },
  }))
}

function fieldOf(type: string, field: string, kind: FieldKind): ContentTypeField {
  const rule = ruleOf(type, field)
  const form = formOf(kind, rule)
  return {
    ...{ id: field, name: words(field), ...form },
    ...{ localized: true, required: rule.required === true, disabled: false, omitted: false },
    validations: [
      ...(rule.unique ? [{ unique: true }] : []),
      ...(rule.in ? [{ in: [...rule.in] }] : []),
      ...(rule.minItems ? [{ size: { min: rule.minItems } }] : []),
      ...(rule.range ? [{ range: rule.range }] : []),
      ...(rule.pattern ? [{ regexp: { pattern: rule.pattern, flags: '' } }] : []),
      ...(form.items ? [] : linkValidations(kind, rule)),
    ],
  }
}

const scalarForms: Partial<Record<FieldKind, FieldForm>> = {
  JSON: { type: 'Object' },
  'Symbol[]': { type: 'Array', items: { type: 'Symbol', validations: [] } },
  Asset: { type: 'Link', linkType: 'Asset' },
}

function formOf(kind: FieldKind, rule: FieldRule): FieldForm {
  if (kind === 'Asset[]') {
    return { type: 'Array', items: { type: 'Link', linkType: 'Asset', validations: linkValidations(kind, rule) } }
  }
  const link = linkOf(kind)
  if (!link) return scalarForms[kind] ?? { type: kind }
  if (!link.list) return { type: 'Link', linkType: 'Entry' }
  return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: linkValidations(kind, rule) } }
}

function linkValidations(kind: FieldKind, { types }: FieldRule): object[] {
  if (kind === 'Asset' || kind === 'Asset[]') return [{ linkMimetypeGroup: ['image'] }]
  const target = linkOf(kind)?.target
  if (target) return [{ linkContentType: [target] }]
  return types ? [{ linkContentType: [...types] }] : []
}

const widgets: Partial<Record<FieldKind, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  Integer: 'numberEditor',
  Date: 'datePicker',
  Boolean: 'boolean',
  JSON: 'objectEditor',
  RichText: 'richTextEditor',
  Location: 'locationEditor',
  'Symbol[]': 'tagEditor',
  Asset: 'assetLinkEditor',
  'Asset[]': 'assetLinksEditor',
}

function widgetOf(kind: FieldKind, field: string, rule: FieldRule): string {
  if (kind === 'Symbol' && rule.in) return 'dropdown'
  if (kind === 'Symbol' && field === 'slug') return 'slugEditor'
  return widgets[kind] ?? (linkOf(kind)?.list ? 'entryLinksEditor' : 'entryLinkEditor')
}

/** seoTitle → Seo title */
function words(id: string): string {
  const text = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Help texts of fields: of one type, or of every type that has the field. */
function helpOf(type: string, field: string): string {
  return ofType[type]?.[field] ?? everywhere[field] ?? ''
}

const picture = 'Its description is what people read who do not see it.'

const everywhere: Readonly<Record<string, string>> = {
  title: 'The heading, and the name in lists and menus.',
  slug: 'The last part of the address: small letters, digits and hyphens. The old address leads to a new one.',
  excerpt: 'Two or three sentences: below the heading, in lists and for search engines.',
  seoTitle: 'The title in search results, 60 characters at most. Empty: the heading.',
  seoDescription: 'The text in search results, 160 characters at most. Empty: the excerpt.',
  noIndex: 'Search engines leave the page out.',
  parent: 'The page that this one lies below: its address begins with that one’s.',
  template: 'What draws the page. Empty: its sections below each other.',
  layout: 'The frame around the page. “sidebar” shows the menu of “Menu key” beside it.',
  menuKey: 'Which menu it belongs to.',
  hasSearchBox: 'The search for houses stands above the sections.',
  banner: `The wide picture above the page. ${picture}`,
  pictureFocus:
    'Which part of the wide picture stays in sight where its place is lower than the picture: “top” for a lighthouse. Empty: the middle.',
  sections: 'The parts of the page, from top to bottom.',
  bsId: 'The location’s number with the rental broker.',
  region: 'The part of the coast that it is listed under.',
  body: 'The text. Links to pages of this site are links to entries, so that they follow a changed address.',
  center: 'The centre of the map.',
  department: 'The office that looks after it.',
  brokerStreetIds: 'The street’s numbers with the rental broker.',
  areas: 'The area that it lies in; of several the first makes the address.',
  page: 'The page of this office.',
  address: 'Street and number.',
  sortOrder: 'Lists show the smallest number first.',
  openingHours: 'Days and hours as JSON, the general ones first.',
  keyDeliveryText: 'Where keys are handed out.',
  outsideOpeningHoursText: 'What to do when the office is closed.',
  image: picture,
  zipcode: 'The postal code.',
  city: 'The town.',
  email: 'The address that guests write to.',
  phone: 'With the country code: +45 …',
  type: 'Its kind.',
  criteria: 'Criteria of the search as JSON: names and values as in the address of a search page.',
  key: 'The name by which the site finds it, the same in every edition. It does not change.',
  party: 'Who travels, as JSON: adults, children, infants, pets.',
  label: 'The words on the button.',
  customLink: 'Where it leads when that is no page of this site: https://…, or a path of the site’s own.',
  internalLink: 'The page of this site that it leads to.',
  value: 'The settings as JSON.',
  text: 'The text that belongs to the settings.',
  author: 'Who wrote or said it.',
  datePublished: 'The date that is shown with the post.',
  dateUpdated: 'The date of the last change that readers are told of.',
  categories: 'The topics that it is listed under.',
  commentsOpen: 'Readers may comment.',
  parentType: 'What was commented on: a post, or another comment.',
  parentId: 'The id of what was commented on.',
  comment: 'What the reader wrote.',
  authorName: 'The reader’s name as it was given.',
  createdAt: 'When it was sent.',
  updatedAt: 'When it was changed.',
  replies: 'Answers to this comment.',
  video: 'The address of a film.',
  jobCategory: 'The field of work that it is listed under.',
  jobType: 'Full time, seasonal and the like.',
  workplaces: 'Where the work is.',
  applicationDeadline: 'The last day to apply. The job is closed after it.',
  name: 'First and last name.',
  jobTitle: 'What the person does.',
  bookingStudioId: 'The person’s number in the booking system.',
  locations: 'The offices that the person works at.',
  isArchived: 'No longer with the agency: shown nowhere.',
  teaser: 'One or two sentences.',
  images: `The pictures, in their order. ${picture}`,
  zoom: 'How close the map is at first: 5 shows a country, 12 a town.',
  markers: 'The places on the map.',
  fields: 'The form’s fields as JSON: name, type, label, help, required, maxLength, options.',
  receipt: 'What guests read once they have sent it.',
  domain: 'The provider’s site.',
  facilityId: 'The facility’s number with the rental broker.',
  weekday: '1 is Monday, 7 is Sunday.',
  year: 'The year of the contest.',
  rewardImage: `What can be won. ${picture}`,
  rewardText: 'What can be won, in words.',
  conditionsUrl: 'The address of the rules.',
  status: 'Pictures are taken while it is open.',
  firstPlaceImage: 'The winner.',
  secondPlaceImage: 'The second.',
  thirdPlaceImage: 'The third.',
  imageTitle: 'The picture’s title.',
  imageSlug: 'The last part of the picture’s address.',
  imageText: 'What its photographer wrote.',
  contestId: 'The id of the contest.',
  cta: 'The button below it.',
  employees: 'The people, in their order.',
  ctas: 'The calls to action, in their order.',
  faqs: 'The questions, in their order.',
  imagePosition: 'The side that the picture is on.',
  output: 'What the site puts in its place.',
  form: 'The form that is shown.',
  columns: 'The texts, side by side.',
}

const ofType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  department: { address: 'Street, town, telephone and e-mail.' },
  category: { type: '“lodging” is a list of houses, “blog” a topic of the blog.' },
  searchPreset: { type: '“filter” sets criteria, “profile” also who travels.' },
  navigationItem: {
    type: '“list” and “gallery” open as wide menus, “link” is a plain one.',
    parent: 'The item that this one stands below.',
    label: 'A word beside the title, such as “new”. Empty: none.',
  },
  settings: { title: 'The name in this list. Guests do not see it.' },
}
