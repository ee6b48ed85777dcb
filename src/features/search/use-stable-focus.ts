import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** On a removed filter that is shown until its houses are there. */
export const goneAttribute = 'data-gone'

const chips = `.chosen .chip:not([${goneAttribute}])`

const controls = 'a, button'

/** The element that had the focus, and what identifies its successor. */
interface Last {
  element: Element
  /** Index of the active filter; -1 for none. */
  chip: number
  /** Control in the card of a house. */
  card: { house: string; control: number } | null
}

/**
 * Moves the focus when its element is removed: from an active filter to its neighbour, from a card to the same control
 * of the new card, else to the results.
 */
export function useStableFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Last>(undefined)
  useEffect(() => {
    const island = root.current
    const note = (target: EventTarget | null) => {
      if (target instanceof Element)
        last.current = { element: target, chip: chipsOf(root.current).indexOf(target), card: placeInCard(target) }
    }
    const focused = ({ target }: FocusEvent) => note(target)
    // The focus may have come before React.
    if (island?.contains(document.activeElement)) note(document.activeElement)
    island?.addEventListener('focusin', focused)
    return () => island?.removeEventListener('focusin', focused)
  }, [root])
  useLayoutEffect(() => {
    if (!last.current) return
    const { element, chip, card } = last.current
    if (element.isConnected && !element.matches(`[${goneAttribute}]`)) return
    last.current = undefined
    if (document.activeElement !== document.body && document.activeElement !== element) return
    const left = chip < 0 ? [] : chipsOf(root.current)
    const next = card ? inCard(root.current, card) : left[Math.min(chip, left.length - 1)]
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    else focusResults(root.current)
  })
}

/** Moves the focus to the beginning of the results, and scrolls there where it is not in the window's upper half. */
export function readResults(root: HTMLElement | null, alwaysOnTop = false): void {
  const results = root?.querySelector('.results')
  const top = results?.getBoundingClientRect().top ?? 0
  if (alwaysOnTop || top < 0 || top > innerHeight / 2) results?.scrollIntoView({ block: 'start', behavior: 'instant' })
  focusResults(root)
}

function focusResults(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('.results')?.focus({ preventScroll: true })
}

function chipsOf(root: HTMLElement | null): Element[] {
  return [...(root?.querySelectorAll(chips) ?? [])]
}

function placeInCard(element: Element): Last['card'] {
  const card = element.closest<HTMLElement>('.cards [data-lodging]')
  const house = card?.dataset.lodging
  return card && house ? { house, control: [...card.querySelectorAll(controls)].indexOf(element) } : null
}

function inCard(root: HTMLElement | null, { house, control }: NonNullable<Last['card']>): Element | undefined {
  return root?.querySelector(`.cards [data-lodging="${CSS.escape(house)}"]`)?.querySelectorAll(controls)[control]
}
