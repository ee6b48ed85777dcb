import { MarketIdSchema } from '../../../contracts/lodging.ts'
import type { MarketId } from '../../../editions/table.ts'
import { markets } from '../../../markets/market.ts'
import { SearchError } from '../search-error.ts'
import { freeTextIndex } from './free-text-index.ts'
import { lodgingIndex } from './lodging-index.ts'
import type { Moment } from './moment.ts'
import type { SearchIndex } from './search-index.ts'
import { statusIndex } from './status-index.ts'

const stays = /^lodgingOptions_duration-(\d{1,3})?_lan-(\d)$/
const freeText = /^freetext_lan-(\d)_locale-([\w-]+)$/
const lastMinute = /^lodgingOptionsLastMinute_lan-(\d)$/

/** What can be the name of an index at all. */
export const validIndexUid = /^[\w-]{1,512}$/

/** The index of that name (specification, section 7). Throws SearchError invalid_index_uid or index_not_found. */
export function findIndex(uid: string, moment: Moment): SearchIndex {
  if (!validIndexUid.test(uid)) throw new SearchError('invalid_index_uid', `\`${uid}\` is not a valid index uid.`)
  const [, nights, stayLan] = stays.exec(uid) ?? []
  const lan = lanOf(stayLan ?? lastMinute.exec(uid)?.[1])
  if (lan && lastMinute.test(uid)) return lodgingIndex(uid, lan, { kind: 'lastMinute' }, moment)
  if (lan && nights === undefined) return lodgingIndex(uid, lan, { kind: 'houses' }, moment)
  if (lan && Number(nights) > 0 && Number(nights) % 7 === 0) {
    return lodgingIndex(uid, lan, { kind: 'duration', nights: Number(nights) }, moment)
  }
  const [, freeTextLan, locale] = freeText.exec(uid) ?? []
  const market = markets.find((candidate) => String(candidate.id) === freeTextLan && candidate.locale === locale)
  if (market) return freeTextIndex(uid, market.id, moment)
  if (uid === 'lodging_data_status_lan-1') return statusIndex(uid, moment)
  throw new SearchError('index_not_found', `Index \`${uid}\` not found.`)
}

function lanOf(text: string | undefined): MarketId | undefined {
  return MarketIdSchema.options.find((lan) => String(lan) === text)
}
