import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { PageRequest } from '../../routing/page.ts'
import { type LodgingPageData, lodgingByNameQuery, lodgingPageQuery } from './queries.ts'

export interface FoundLodging {
  id: number
  titles: Record<Market['key'], string>
}

/** The house of that code: from the names in KV; on a miss the broker is asked. Null when there is none. */
export async function findLodging({ routes, services }: PageRequest, name: string): Promise<FoundLodging | null> {
  const kept = await routes.lodging(name)
  if (kept) return kept
  const { lodging } = await services.broker.query(lodgingByNameQuery, { name: name.toUpperCase(), lan: 1 })
  if (!lodging) return null
  const titleIn = (lan: number) => lodging.descriptions.find((each) => each.lan === lan)?.title ?? lodging.name
  return { id: lodging.id, titles: { da: titleIn(1), de: titleIn(2), en: titleIn(7) } }
}

export interface LodgingPageProps {
  market: Market
  messages: Messages
  lodging: LodgingPageData
}

export async function loadLodging({ market, messages, services }: PageRequest, id: number): Promise<LodgingPageProps> {
  const { lodging } = await services.broker.query(lodgingPageQuery, { id, lan: market.id })
  if (!lodging) throw new Error(`The broker has no lodging ${id}, though its name is known`)
  return { market, messages, lodging }
}
