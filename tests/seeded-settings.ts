import * as v from 'valibot'
import { settingsEntries } from '../src/backend/seed/content/settings.ts'
import { SettingsReplySchema, type SiteSettings } from '../src/contracts/settings.ts'
import type { EditionKey } from '../src/markets/market.ts'

/** The seeded agency's own settings of an edition, without their picture. */
export function seededSettings(edition: EditionKey): SiteSettings {
  const items = settingsEntries.map(({ fields }) => {
    const { key, value, text } = fields(edition)
    return { key, value: value ?? {}, text: text ? { json: text } : null, image: null }
  })
  return v.parse(SettingsReplySchema, { settingsCollection: { items } })
}
