import * as v from 'valibot'
import {
  AssetSchema,
  collectionOf,
  EditorUrlSchema,
  FlagSchema,
  PictureFocusSchema,
  PositionSchema,
  SysSchema,
  WordsSchema,
} from './entry.ts'
import { LinkTargetSchema } from './link-target.ts'
import { RichTextSchema } from './rich-text.ts'
import { LayoutSchema, MenuItemTypeSchema, MenuKeySchema, type RouteEntryType, TemplateSchema } from './route.ts'
import { SectionsSchema } from './sections.ts'
import { OpeningHoursSchema } from './settings.ts'

const ReferenceSchema = v.object({ sys: v.object({ id: v.string() }) })
const seoFields = { seoTitle: WordsSchema, seoDescription: WordsSchema, noIndex: FlagSchema }

/** A content page. `hasSearchBox` puts the search box above the sections; `menuKey` names the menu beside a sidebar page. */
export const PageSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  slug: v.nullable(v.string()),
  template: v.nullish(TemplateSchema, 'content'),
  layout: v.nullish(LayoutSchema, 'page'),
  menuKey: v.nullish(MenuKeySchema, null),
  hasSearchBox: FlagSchema,
  excerpt: WordsSchema,
  banner: v.nullish(AssetSchema, null),
  pictureFocus: PictureFocusSchema,
  sectionsCollection: SectionsSchema,
  ...seoFields,
})
export type Page = v.InferOutput<typeof PageSchema>

/** Its lines are empty where the entry is missing, or not written in the locale: the office stands without them. */
const AddressSchema = v.nullish(
  v.object({
    address: WordsSchema,
    zipcode: WordsSchema,
    city: WordsSchema,
    email: WordsSchema,
    phone: WordsSchema,
  }),
  {},
)

/** An office of the agency. `path` is null when it has no page in the edition. */
export const DepartmentSchema = v.pipe(
  v.intersect([
    LinkTargetSchema,
    v.object({
      sys: SysSchema,
      address: AddressSchema,
      excerpt: WordsSchema,
      sortOrder: v.nullish(v.number(), 0),
      openingHours: OpeningHoursSchema,
      keyDeliveryText: WordsSchema,
      outsideOpeningHoursText: WordsSchema,
      image: v.nullish(AssetSchema, null),
    }),
  ]),
  v.transform(({ id: _id, type: _type, ...department }) => department),
)
export type Department = v.InferOutput<typeof DepartmentSchema>

/** An area of the coast; `bsId` is its location id with the broker. */
export const AreaSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  slug: v.nullable(v.string()),
  bsId: v.number(),
  region: WordsSchema,
  excerpt: WordsSchema,
  body: v.nullish(RichTextSchema, null),
  banner: v.nullish(AssetSchema, null),
  pictureFocus: PictureFocusSchema,
  center: PositionSchema,
  department: v.nullish(DepartmentSchema, null),
  ...seoFields,
})
export type Area = v.InferOutput<typeof AreaSchema>

/** An area as a list shows it. `path` is null when it has no page in the edition. */
export const AreaCardSchema = v.pipe(
  v.intersect([
    LinkTargetSchema,
    v.object({ bsId: v.number(), region: WordsSchema, excerpt: WordsSchema, banner: v.nullish(AssetSchema, null) }),
  ]),
  v.transform(({ id, title, path, bsId, region, excerpt, banner }) => ({
    id,
    title,
    path,
    bsId,
    region,
    excerpt,
    banner,
  })),
)
export type AreaCard = v.InferOutput<typeof AreaCardSchema>

export const StreetPageSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  slug: v.nullable(v.string()),
  brokerStreetIds: v.array(v.pipe(v.string(), v.digits(), v.transform(Number))),
  excerpt: WordsSchema,
  areasCollection: collectionOf(LinkTargetSchema),
  ...seoFields,
})
export type StreetPage = v.InferOutput<typeof StreetPageSchema>

/** A landing page of houses of one kind. `criteria` are client search criteria: key → value, as in the search page's query. */
export const CategorySchema = v.object({
  sys: SysSchema,
  title: v.string(),
  slug: v.nullable(v.string()),
  type: v.string(),
  excerpt: WordsSchema,
  body: v.nullish(RichTextSchema, null),
  image: v.nullish(AssetSchema, null),
  pictureFocus: PictureFocusSchema,
  criteria: v.nullish(v.record(v.string(), v.string()), {}),
  ...seoFields,
})
export type Category = v.InferOutput<typeof CategorySchema>

/** A picture-led hint to a page, as on the front page. */
export const RecommendationSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  teaser: WordsSchema,
  imagesCollection: collectionOf(AssetSchema),
  categoriesCollection: collectionOf(LinkTargetSchema),
  internalLink: v.nullish(LinkTargetSchema, null),
})
export type Recommendation = v.InferOutput<typeof RecommendationSchema>

/** What the route compiler reads of each entry that has a page. `parentId` is null at the top. */
export const RouteSourceSchema = v.pipe(
  v.object({
    sys: SysSchema,
    title: WordsSchema,
    slug: v.nullish(v.string(), null),
    // An invalid one is left out: every other page has its route.
    template: v.fallback(v.nullish(TemplateSchema, 'content'), 'content'),
    layout: v.fallback(v.nullish(LayoutSchema, 'page'), 'page'),
    excerpt: WordsSchema,
    ...seoFields,
    picture: v.pipe(
      v.nullish(v.object({ url: v.nullish(v.string()) })),
      v.transform((picture) => (picture?.url ? { url: picture.url } : null)),
    ),
    parent: v.nullish(ReferenceSchema, null),
    areasCollection: collectionOf(ReferenceSchema),
  }),
  v.transform(({ parent, areasCollection, ...source }) => ({
    ...source,
    parentId: (parent ?? areasCollection[0])?.sys.id ?? null,
  })),
)
export type RouteSource = v.InferOutput<typeof RouteSourceSchema>

/** One of those of all types. */
export type TypedSource = RouteSource & { type: RouteEntryType }

/** A navigation item as the editors' space has it: a flat list, nested by `parent`. */
export const NavigationItemSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  label: WordsSchema,
  menuKey: MenuKeySchema,
  type: v.nullish(MenuItemTypeSchema, 'link'),
  sortOrder: v.nullish(v.number(), 0),
  customLink: EditorUrlSchema,
  internalLink: v.nullish(ReferenceSchema, null),
  parent: v.nullish(ReferenceSchema, null),
  image: v.nullish(AssetSchema, null),
})
export type NavigationItem = v.InferOutput<typeof NavigationItemSchema>
