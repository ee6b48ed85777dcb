import * as v from 'valibot'
import type { Edition, Editions } from '../../../kv/compile-sources.ts'
import { contentEntries } from '../../../src/backend/seed/content/content-entries.ts'
import type { SeededEntry } from '../../../src/backend/seed/content/entries.ts'
import { assets } from '../../../src/backend/seed/content/pictures.ts'
import { NavigationItemSchema, RouteSourceSchema } from '../../../src/contracts/content.ts'
import { routeEntryTypes } from '../../../src/contracts/route.ts'
import { SettingsReplySchema } from '../../../src/contracts/settings.ts'
import type { EditionKey } from '../../../src/markets/market.ts'

const streets = [
  { id: 11, name: 'Klitvej', slug: 'klitvej', locationId: 141 },
  { id: 12, name: 'Klitvej', slug: 'klitvej', locationId: 531 },
  { id: 13, name: 'Fyrvejen', slug: 'fyrvejen', locationId: 531 },
]

export const entries: SeededEntry[] = contentEntries({ today: '2026-11-21', streets })

/** What the compiler reads of the seeded content, without a service in between. */
export function seededEditions(): Editions {
  return { da: edition('da'), de: edition('de'), en: edition('en') }
}

function edition(market: EditionKey): Edition {
  const fieldsOf = (type: string) =>
    entries
      .filter((entry) => entry.type === type && (entry.only ?? market) === market)
      .map(({ id, fields }) => ({ ...resolved(fields(market)), sys: { id, publishedVersion: 1, publishedAt: null } }))
  return {
    entries: routeEntryTypes.flatMap((type) =>
      v.parse(v.array(RouteSourceSchema), fieldsOf(type).map(withParent)).map((source) => ({ ...source, type })),
    ),
    settings: v.parse(SettingsReplySchema, { settingsCollection: { items: fieldsOf('settings') } }),
    navigation: v.parse(v.array(NavigationItemSchema), fieldsOf('navigationItem')),
    redirects: [],
    lodgings: [],
  }
}

const assetById = new Map(assets.map((asset) => [asset.assetId, asset]))
const AssetLinkSchema = v.object({ sys: v.object({ linkType: v.literal('Asset'), id: v.string() }) })

/** Pictures and rich texts as the service would give them. */
function resolved(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'text' && typeof value === 'object') return [name, { json: value }]
      if (!v.is(AssetLinkSchema, value)) return [name, value]
      const asset = assetById.get(value.sys.id)
      return [name, asset ? { ...asset, sys: { id: asset.assetId } } : null]
    }),
  )
}

/** A street's first area and a department's page are their parents, as the client's query asks for them. */
function withParent(fields: Record<string, unknown>): Record<string, unknown> {
  return { ...fields, parent: fields.parent ?? fields.page ?? null, areasCollection: { items: fields.areas ?? [] } }
}
