import type { Market } from '../src/markets/market.ts'
import { readLodging } from './broker-queries.ts'
import { compileMenus } from './compile-menus.ts'
import type { CompileContent, CompileSources } from './compile-sources.ts'
import { placeById } from './place-some.ts'
import type { KeyedRecord } from './records.ts'
import { lodgingRecord, settingsRecord } from './single-records.ts'

/** All menus of an edition, from what content says now. Puts nothing. @throws ServiceError */
export async function compileMenusOf(content: CompileContent, market: Market): Promise<KeyedRecord[]> {
  const navigation = await content.navigation(market.locale)
  const linked = new Set(navigation.flatMap(({ internalLink }) => (internalLink ? [internalLink.sys.id] : [])))
  return compileMenus(market.key, navigation, await placeById(content, market, [...linked])).records
}

/** The settings of an edition, from what content says now. Puts nothing. @throws ServiceError */
export async function compileSettings(content: CompileContent, market: Market): Promise<KeyedRecord[]> {
  return [settingsRecord(market.key, await content.settings(market.locale))]
}

/** The house of that code, from what the broker says now: none where there is none. Puts nothing. @throws ServiceError */
export async function compileLodging({ broker }: Pick<CompileSources, 'broker'>, code: string): Promise<KeyedRecord[]> {
  const lodging = await readLodging(broker, code)
  return lodging ? [lodgingRecord(lodging, lodging.titles)] : []
}
