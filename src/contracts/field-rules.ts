import { contentModel } from './content-model.ts'
import { pictureFocuses } from './entry.ts'
import { SearchPresetSchema } from './queries/search-presets.ts'
import { LayoutSchema, MenuItemTypeSchema, MenuKeySchema, routeEntryTypes, TemplateSchema } from './route.ts'
import { outputKinds } from './sections.ts'

/** Rules of a field, beside its kind. */
export interface FieldRule {
  /** In every entry that the default locale has. */
  required?: true
  /** No two entries have the same. */
  unique?: true
  in?: readonly string[]
  /** Minimum items of a list. */
  minItems?: number
  range?: { min: number; max: number }
  pattern?: string
  /** Allowed content types of a link. */
  types?: readonly string[]
}

/** The field that guests read first: an entry without it is empty. */
const nameField: Readonly<Record<string, string>> = {
  employee: 'name',
  comment: 'comment',
  photoContestImage: 'imageTitle',
}
/** Lists without which a section, or a form, is empty. */
export const requiredLists: Readonly<Record<string, string>> = {
  sectionEmployees: 'employees',
  sectionEntrances: 'ctas',
  sectionFaq: 'faqs',
  sectionGallery: 'images',
  sectionColumns: 'columns',
  form: 'fields',
}
/** Sections need no heading. */
const isSection = (type: string) => type.startsWith('section')

/** The field without which an entry of the type has no name; null: it needs none. */
function requiredNameOf(type: string): string | null {
  return nameField[type] ?? (contentModel[type]?.title && !isSection(type) ? 'title' : null)
}

/** The field that lists show an entry by. */
export function displayFieldOf(type: string): string {
  const [first = ''] = Object.keys(contentModel[type] ?? {})
  return nameField[type] ?? (contentModel[type]?.title ? 'title' : first)
}

/** As `slugify` writes them. The home page alone has none. */
const slug = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
const sectionTypes = Object.keys(contentModel).filter(isSection)

/** Of a field in every type that has it. */
const everywhere: Readonly<Record<string, FieldRule>> = {
  slug: { pattern: slug },
  layout: { in: LayoutSchema.options },
  pictureFocus: { in: pictureFocuses },
  sections: { types: sectionTypes },
  internalLink: { types: routeEntryTypes },
  facilityId: { range: { min: 1, max: 100_000 } },
}

/** Of a field in one type. */
const ofType: Readonly<Record<string, Readonly<Record<string, FieldRule>>>> = {
  page: { template: { in: TemplateSchema.options }, menuKey: { in: MenuKeySchema.options } },
  area: { bsId: { required: true } },
  street: { brokerStreetIds: { required: true, minItems: 1 } },
  department: { address: { required: true } },
  category: { type: { required: true, in: ['lodging', 'blog'] } },
  searchPreset: {
    key: { required: true, unique: true, pattern: slug },
    type: { required: true, in: SearchPresetSchema.entries.type.options },
  },
  navigationItem: { menuKey: { required: true, in: MenuKeySchema.options }, type: { in: MenuItemTypeSchema.options } },
  settings: { key: { required: true, unique: true }, value: { required: true } },
  // A reader's comment is of one edition alone: nothing of it can be required of every locale.
  comment: { comment: {}, parentType: { in: ['blog', 'comment'] } },
  form: { key: { required: true, unique: true, pattern: '^[a-z][a-z0-9-]{0,39}$' } },
  changeDayFacility: {
    facilityId: { required: true, range: { min: 1, max: 100_000 } },
    weekday: { required: true, range: { min: 1, max: 7 } },
  },
  photoContest: { year: { required: true }, status: { required: true, in: ['planned', 'open', 'closed'] } },
  sectionImageText: { imagePosition: { in: ['left', 'right'] } },
  sectionOutput: { output: { required: true, in: outputKinds } },
  sectionForm: { form: { required: true } },
}

export function ruleOf(type: string, field: string): FieldRule {
  const own = ofType[type]?.[field]
  return {
    ...(requiredNameOf(type) === field && { required: true as const }),
    ...(requiredLists[type] === field && { required: true as const, ...(field !== 'fields' && { minItems: 1 }) }),
    ...everywhere[field],
    ...(own && Object.keys(own).length === 0 ? { required: undefined } : own),
  }
}
