import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import type { ShownHouses } from '../../../contracts/search.ts'
import type { MarkedHouse } from './draw-houses.ts'
import { houseAttribute, houseOf } from './house-of.ts'

/** A house of the list: its id, latitude and longitude. */
export type Spot = NonNullable<ShownHouses['spots']>[number]

export interface ListedHouses {
  list: RefObject<HTMLElement | null>
  spots: readonly Spot[]
  /** The house that the list points to. */
  pointed: number | null
  onPoint: (id: number | null) => void
}

/**
 * The map's houses in the list beside it: which one the list points to, and marks for those that the map points to.
 * @param from the word before a price without dates
 */
export function useListedHouses({ list, spots, pointed, onPoint }: ListedHouses, from: string) {
  /** The house whose card is open on the map. */
  const chosen = useRef<number>(null)
  const mark = useCallback((id: number | null) => markHouse(list.current, id ?? chosen.current), [list])
  const choose = useCallback(
    (id: number | null) => {
      chosen.current = id
      markHouse(list.current, id)
      if (id !== null) showHouse(list.current, id)
    },
    [list],
  )
  const spot = spots.find(([id]) => id === pointed)
  const marked = useMemo((): MarkedHouse | null => {
    if (!spot) return null
    const [id, lat, lng] = spot
    return { id, lat, lng, price: priceOf(list.current, id, from) }
  }, [spot, list, from])
  useEffect(() => {
    const element = list.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = ({ target }: Event) => {
      clearTimeout(timer)
      timer = setTimeout(() => target instanceof Element && onPoint(middleHouse(target)), restMs)
    }
    // Scrolling does not bubble.
    element.addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [list, onPoint])
  return { marked, mark, choose }
}

/** Until a row of houses has come to rest. */
const restMs = 150

/** The house in the middle of a row that was moved sideways. */
function middleHouse(row: Element): number | null {
  const { left, width, top } = row.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + row.clientHeight / 2)
  return found && houseOf(found)
}

/** Marks the card's own element, without rendering the list again. */
function markHouse(list: HTMLElement | null, id: number | null): void {
  for (const item of list?.querySelectorAll('[data-marked]') ?? []) item.removeAttribute('data-marked')
  if (id !== null) itemOf(list, id)?.setAttribute('data-marked', '')
}

function itemOf(list: HTMLElement | null, id: number): Element | null {
  return list?.querySelector(`[${houseAttribute}="${id}"]`)?.closest('li') ?? null
}

/** The price of its card, as the map's other prices are said. */
function priceOf(list: HTMLElement | null, id: number, from: string): string {
  const item = itemOf(list, id)
  const price = item?.querySelector('.price-now > strong')?.textContent ?? ''
  return price && item?.querySelector('.price-now > small') ? `${from} ${price}` : price
}

/** Brings the card into sight: along its row, or in the list beside the map. */
function showHouse(list: HTMLElement | null, id: number): void {
  const item = itemOf(list, id)
  const row = item?.parentElement
  if (!item || !row) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const [card, around] = [item, row].map((each) => each.getBoundingClientRect())
  if (row.scrollWidth <= row.clientWidth) item.scrollIntoView({ block: 'nearest', behavior })
  else if (card && around) row.scrollBy({ left: middle(card) - middle(around), behavior })
}

function middle({ left, width }: DOMRect): number {
  return left + width / 2
}
