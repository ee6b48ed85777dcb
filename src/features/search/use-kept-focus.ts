import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** On a filter that was taken away and keeps its place until its houses are there. */
export const goneAttribute = 'data-gone'

const chips = `.chosen .chip:not([${goneAttribute}])`

/**
 * Where the keyboard goes on when what it was on is taken from the page: from a filter in force to its neighbour, else to
 * the results.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: Element; chip: number }>(undefined)
  useEffect(() => {
    const island = root.current
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = { element: target, chip: chipsOf(root.current).indexOf(target) }
    }
    island?.addEventListener('focusin', note)
    return () => island?.removeEventListener('focusin', note)
  }, [root])
  useLayoutEffect(() => {
    const { element, chip } = last.current ?? {}
    if (!element || (element.isConnected && !element.matches(`[${goneAttribute}]`))) return
    last.current = undefined
    if (document.activeElement !== document.body && document.activeElement !== element) return
    const left = chip === undefined || chip < 0 ? [] : chipsOf(root.current)
    const next = left[Math.min(chip ?? 0, left.length - 1)]
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    else focusResults(root.current)
  })
}

/** Read on from the beginning of the results. */
export function focusResults(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('.results')?.focus({ preventScroll: true })
}

function chipsOf(root: HTMLElement | null): Element[] {
  return [...(root?.querySelectorAll(chips) ?? [])]
}
