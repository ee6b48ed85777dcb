import * as v from 'valibot'
import { contentEntries } from '../src/backend/seed/content/content-entries.ts'
import { SettingsReplySchema, type SiteSettings } from '../src/contracts/settings.ts'
import type { EditionKey } from '../src/markets/market.ts'

const settings = contentEntries({ today: '2026-11-21', streets: [] }).filter(({ type }) => type === 'settings')

/** The seeded agency's own settings of an edition, without their picture. */
export function seededSettings(edition: EditionKey): SiteSettings {
  const items = settings.map(({ fields }) => {
    const { key, value, text } = fields(edition)
    return { key, value: value ?? {}, text: text ? { json: text } : null, image: null }
  })
  return v.parse(SettingsReplySchema, { settingsCollection: { items } })
}
