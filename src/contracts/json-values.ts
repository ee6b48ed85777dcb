import * as v from 'valibot'
import { FormDefinitionSchema } from './form-definition.ts'
import { SearchPresetSchema } from './queries/search-presets.ts'
import { type OpeningHours, OpeningHoursSchema, SiteSettingsSchema } from './settings.ts'

/** Client search criteria, as in the search page's URL. */
const CriteriaSchema = v.record(v.string(), v.string())

/** Where rules are read, hours may be in any order: an earlier build took them. */
function areInOrder(rules: OpeningHours): boolean {
  return rules.every(({ hours }) => hours.every(({ from, to }) => from < to))
}
const WrittenHoursSchema = v.pipe(OpeningHoursSchema, v.check(areInOrder, 'Hours end before they begin'))

/** The schemas of JSON fields: type → field → schema. */
const schemas: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  department: { openingHours: WrittenHoursSchema },
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
  const { administrationDetails } = SiteSettingsSchema.entries
  const written = {
    ...SiteSettingsSchema.entries,
    administrationDetails: v.object({ ...administrationDetails.entries, openingHours: WrittenHoursSchema }),
  }
  const setting = Object.entries(written).find(([name]) => name === key)
  if (!setting) return null
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((value): unknown => ({ ...value, text: null, image: null })),
    setting[1],
  )
}
