import { afterPaint } from './after-paint.ts'

/** Elements at the bottom of the window, by the name of their height in the styles (client/styles/tokens.css). */
const pinned = Object.entries({
  '--bar-height': '.stay-bar, .booking-end',
  '--tray-height': '.compare-tray',
  '--banner-height': '.consent-banner',
})

/** Passes the height to the styles: other languages and larger letters make it higher than the styles assume. */
export function followPinned(root: Document): void {
  const { style } = root.documentElement
  const sizes = new ResizeObserver(measure)
  const places = new IntersectionObserver(lower, { rootMargin: '0px 0px -1px', threshold: [0, 1] })
  let observed: (Element | null)[] = []
  const banner = () => root.querySelector<HTMLElement>('.consent-banner')

  function measure() {
    const heights = pinned.map(([name, selector]) => [name, heightAt(root.querySelector(selector))] as const)
    const changed = heights.filter(([name, height]) => style.getPropertyValue(name) !== height)
    if (changed.length === 0) return
    const before = getComputedStyle(root.documentElement).scrollPaddingBlockEnd
    for (const [name, height] of changed) style.setProperty(name, height)
    const { activeElement } = root
    const isHigher = before !== getComputedStyle(root.documentElement).scrollPaddingBlockEnd
    // What came may lie over what has the focus.
    if (isHigher && activeElement?.matches('main :focus-visible')) activeElement.scrollIntoView({ block: 'nearest' })
  }
  function observe() {
    const present = pinned.map(([, selector]) => root.querySelector(selector))
    if (present.every((bar, index) => bar === observed[index])) return
    observed = present
    sizes.disconnect()
    for (const bar of present) if (bar) sizes.observe(bar)
    places.disconnect()
    banner()?.style.removeProperty('--bar')
    const [bar] = present
    if (bar) places.observe(bar)
    measure()
  }
  /** A bar that has reached its place in the page leaves the foot of the window to the question of consent. */
  function lower(entries: IntersectionObserverEntry[]) {
    const last = entries.at(-1)
    if (!last) return
    const isAtFoot = last.isIntersecting && last.boundingClientRect.bottom > (last.rootBounds?.bottom ?? 0)
    banner()?.style.setProperty('--bar', isAtFoot ? '' : '0px')
  }
  // A change of the root's style recalculates all styles: only after a new page is painted.
  const changes = new MutationObserver(() => afterPaint(observe))
  for (const parent of root.querySelectorAll('body, main')) changes.observe(parent, { childList: true })
  addEventListener('resize', measure)
  observe()
}

/** Empty where it is not pinned: another window size may pin it, before it is measured. */
function heightAt(bar: Element | null): string {
  const isPinned = bar instanceof HTMLElement && ['fixed', 'sticky'].includes(getComputedStyle(bar).position)
  return isPinned && bar.offsetHeight > 0 ? `${bar.offsetHeight}px` : ''
}
