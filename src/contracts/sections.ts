import * as v from 'valibot'
import { AssetSchema, collectionOf, EditorUrlSchema, FlagSchema, PictureFocusSchema, WordsSchema } from './entry.ts'
import { FormDefinitionSchema } from './form-definition.ts'
import { LinkTargetSchema } from './link-target.ts'
import { RichTextSchema } from './rich-text.ts'

const Picture = v.nullish(AssetSchema, null)

const CtaSchema = v.object({
  sys: v.object({ id: v.string() }),
  title: v.string(),
  teaser: WordsSchema,
  label: WordsSchema,
  image: Picture,
  internalLink: v.nullish(LinkTargetSchema, null),
  customLink: EditorUrlSchema,
})
export type Cta = v.InferOutput<typeof CtaSchema>

const FaqSchema = v.object({
  sys: v.object({ id: v.string() }),
  title: v.string(),
  body: v.nullish(RichTextSchema, null),
})

export const EmployeeSchema = v.object({
  sys: v.object({ id: v.string() }),
  name: v.string(),
  jobTitle: WordsSchema,
  email: WordsSchema,
  phone: WordsSchema,
  image: Picture,
  isArchived: FlagSchema,
})
export type Employee = v.InferOutput<typeof EmployeeSchema>

const section = <const Name extends string, Fields extends v.ObjectEntries>(name: Name, fields: Fields) =>
  v.object({ __typename: v.literal(name), sys: v.object({ id: v.string() }), ...fields })

/** What an output section shows. */
export const outputKinds = [
  'areas',
  'categories',
  'departments',
  'employees',
  'favorites',
  'guestReviews',
  'lastMinute',
  'placeMap',
  'portalReviews',
  'recommendations',
  'searchResults',
] as const

export type OutputKind = (typeof outputKinds)[number]

export function isOutputKind(name: string): name is OutputKind {
  return outputKinds.some((kind) => kind === name)
}

const SectionTextSchema = section('SectionText', { title: WordsSchema, body: v.nullish(RichTextSchema, null) })

const SectionSchema = v.variant('__typename', [
  SectionTextSchema,
  section('SectionBanner', {
    title: WordsSchema,
    teaser: WordsSchema,
    image: Picture,
    pictureFocus: PictureFocusSchema,
    cta: v.nullish(CtaSchema, null),
  }),
  section('SectionEmployees', { title: WordsSchema, employeesCollection: collectionOf(EmployeeSchema) }),
  section('SectionStatement', { title: WordsSchema, teaser: WordsSchema, image: Picture }),
  section('SectionEntrances', { title: WordsSchema, ctasCollection: collectionOf(CtaSchema) }),
  section('SectionFaq', { title: WordsSchema, faqsCollection: collectionOf(FaqSchema) }),
  section('SectionGallery', { title: WordsSchema, imagesCollection: collectionOf(AssetSchema) }),
  section('SectionImageText', {
    title: WordsSchema,
    body: v.nullish(RichTextSchema, null),
    image: Picture,
    imagePosition: v.nullish(v.picklist(['left', 'right']), 'left'),
    cta: v.nullish(CtaSchema, null),
  }),
  section('SectionOutput', { title: WordsSchema, teaser: WordsSchema, output: v.string() }),
  section('SectionForm', { title: WordsSchema, teaser: WordsSchema, form: v.nullish(FormDefinitionSchema, null) }),
  section('SectionQuote', { teaser: WordsSchema, author: WordsSchema }),
  section('SectionSearch', {
    title: WordsSchema,
    teaser: WordsSchema,
    criteria: v.nullish(v.record(v.string(), v.string()), {}),
  }),
  section('SectionColumns', { title: WordsSchema, columnsCollection: collectionOf(SectionTextSchema) }),
])
export type Section = v.InferOutput<typeof SectionSchema>

const sectionNames = new Set<string>(SectionSchema.options.map((option) => option.entries.__typename.literal))

/** The sections of a page. An unknown kind is left out; a known one must be valid. */
export const SectionsSchema = collectionOf(
  v.union([
    SectionSchema,
    v.pipe(
      v.object({ __typename: v.string() }),
      v.check(({ __typename }) => !sectionNames.has(__typename), 'A known section with unknown fields'),
      v.transform(() => null),
    ),
  ]),
)
