/** How far down each entry of the history was left, by the entry's key. */
const places = new Map<string, number>()

/**
 * Stores the scroll position of each page. The browser stores it only a moment after the last scroll, so that a
 * navigation forward and at once back would come to the top.
 */
export function storeScrollPositions(): void {
  navigation.addEventListener('navigate', () => {
    const { currentEntry } = navigation
    if (currentEntry) places.set(currentEntry.key, scrollY)
  })
}

/** Scrolls to the stored position of the page that a step leads back to. */
export function scrollBack(event: NavigateEvent): void {
  const top = places.get(event.destination.key)
  scrollAtOnce(document.documentElement, () => {
    if (top === undefined) event.scroll()
    else scrollTo({ top, left: 0 })
  })
}

/** Scrolls without the page's smooth scrolling. The browser scrolls in its next frame. */
function scrollAtOnce({ style }: HTMLElement, scroll: () => void): void {
  style.scrollBehavior = 'auto'
  scroll()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.scrollBehavior = ''
    }),
  )
}
