import * as v from 'valibot'
import { FormDefinitionSchema } from './form-definition.ts'
import { SearchPresetSchema } from './queries/search-presets.ts'
import { OpeningHoursSchema, SiteSettingsSchema } from './settings.ts'

/** Client search criteria, as in the search page's URL. */
const CriteriaSchema = v.record(v.string(), v.string())

/** The schemas of JSON fields: type → field → schema. */
const schemas: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  department: { openingHours: OpeningHoursSchema },
  category: { criteria: CriteriaSchema },
  sectionSearch: { criteria: CriteriaSchema },
  searchPreset: { criteria: SearchPresetSchema.entries.criteria, party: SearchPresetSchema.entries.party },
  form: { fields: FormDefinitionSchema.entries.fields },
}

/** Schema of a JSON field; null: anything. @param key of an entry of the settings, which determines its value */
export function jsonSchemaOf(type: string, field: string, key: unknown): v.GenericSchema | null {
  if (type === 'settings' && field === 'value') return settingSchemaOf(key)
  return schemas[type]?.[field] ?? null
}

/** The entry's text and picture are read into its value. */
function settingSchemaOf(key: unknown): v.GenericSchema | null {
  const setting = Object.entries(SiteSettingsSchema.entries).find(([name]) => name === key)
  if (!setting) return null
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((value): unknown => ({ ...value, text: null, image: null })),
    setting[1],
  )
}
