import { afterPaint } from './after-paint.ts'

/** What stands at the foot of the window, by the name under which the styles know its height (client/styles/tokens.css). */
const pinned = Object.entries({
  '--bar-height': '.stay-bar, .booking-end',
  '--tray-height': '.compare-tray',
  '--banner-height': '.consent-banner',
})

/** Tells the styles how high that is: words in another language or in larger letters make it higher than they guess. */
export function followPinned(root: Document): void {
  const { style } = root.documentElement
  const sizes = new ResizeObserver(measure)
  let observed: (Element | null)[] = []

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
    measure()
  }
  // What it writes on the root has all styles worked out anew: not before a page that has just come is seen.
  const changes = new MutationObserver(() => afterPaint(observe))
  for (const parent of root.querySelectorAll('body, main')) changes.observe(parent, { childList: true })
  addEventListener('resize', measure)
  observe()
}

/** Nothing pinned says nothing: another window may pin it, and is there before it is measured. */
function heightAt(bar: Element | null): string {
  const isPinned = bar instanceof HTMLElement && ['fixed', 'sticky'].includes(getComputedStyle(bar).position)
  return isPinned && bar.offsetHeight > 0 ? `${bar.offsetHeight}px` : ''
}
