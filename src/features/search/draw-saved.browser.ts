import * as v from 'valibot'
import { element, icon } from '../../../client/device/element.ts'
import type { DeviceTexts } from '../../../client/device/texts.ts'
import { findTimeout } from '../../../client/measures.ts'
import { formatMessage } from '../../markets/say.ts'
import { href, withQuery } from '../../urls/paths.ts'
import type { SavedSearch } from './saved-searches.ts'

/** A saved search: its link, how many houses it gives now, and the way to forget it. */
export function drawSaved(
  { name, query }: SavedSearch,
  { device, market }: DeviceTexts,
  forget: () => void,
): HTMLElement {
  const count = element('span', { class: 'quiet' })
  const remove = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': formatMessage(device.savedDelete, { text: name }, market) },
    icon('close'),
  )
  remove.addEventListener('click', forget)
  countHouses(query).then(
    (houses) => {
      count.textContent = formatMessage(device.savedHouses, { count: houses }, market)
    },
    // The link is there all the same.
    () => undefined,
  )
  const link = element('a', { href: withQuery(href.search(market), new URLSearchParams(query)) }, name)
  return element('li', {}, element('span', {}, link, ' ', count), remove)
}

const CountSchema = v.object({ data: v.object({ totalHits: v.number() }) })
/** A count that was asked for is good for the dialog's time. */
const counts = new Map<string, Promise<number>>()

function countHouses(query: string): Promise<number> {
  const before = counts.get(query)
  if (before) return before
  const asked = ask(query)
  counts.set(query, asked)
  setTimeout(() => counts.delete(query), countKept)
  asked.catch(() => counts.delete(query))
  return asked
}

const countKept = 30_000

async function ask(query: string): Promise<number> {
  const response = await fetch(`/api/search/?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(findTimeout),
  })
  if (!response.ok) throw new Error(`The search answers ${response.status}`)
  return v.parse(CountSchema, await response.json()).data.totalHits
}
