import type { SiteSettings } from '../src/contracts/settings.ts'
import { byEdition } from '../src/editions/table.ts'
import { type EditionKey, markets } from '../src/markets/market.ts'
import type { LodgingName } from './edition.ts'
import { keys } from './keys.ts'
import type { KeyedRecord } from './records.ts'
import { tagOf } from './tags.ts'

export function settingsRecord(market: EditionKey, settings: SiteSettings): KeyedRecord {
  return { key: keys.settings(market), value: settings, tags: [tagOf.settings, tagOf.market(market)] }
}

/** A house without a title in an edition is called by its code there. */
export function lodgingRecord(
  { name, id, image }: Omit<LodgingName, 'title'>,
  titles: Readonly<Record<EditionKey, string | undefined>>,
): KeyedRecord {
  return {
    key: keys.lodging(name),
    value: {
      id,
      titles: byEdition(({ key }) => titles[key] || name),
      ...(image !== undefined && { image }),
    },
    tags: [tagOf.lodging(id), ...markets.map(({ key }) => tagOf.market(key))],
  }
}
