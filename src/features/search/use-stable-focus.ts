import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** On a filter that was removed and stays in its place until its houses are there. */
export const goneAttribute = 'data-gone'

const chips = `.chosen .chip:not([${goneAttribute}])`

const controls = 'a, button'

/** What had the focus, and what finds the place where it goes on. */
interface Last {
  element: Element
  /** Which of the filters in force; -1 for none of them. */
  chip: number
  /** Which control of which house's card. */
  card: { house: string; control: number } | null
}

/**
 * Where the keyboard goes on when what it was on is taken from the page: from a filter in force to its neighbour, from a
 * card to the same of the card that is written in its place, else to the results.
 */
export function useStableFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Last>(undefined)
  useEffect(() => {
    const island = root.current
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element)
        last.current = { element: target, chip: chipsOf(root.current).indexOf(target), card: placeInCard(target) }
    }
    island?.addEventListener('focusin', note)
    return () => island?.removeEventListener('focusin', note)
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

/** Goes on at the beginning of the results, and brings it into sight where it is not in the window's upper half. */
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
