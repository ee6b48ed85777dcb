interface Place {
  top: number
  /** URL of the link that had the focus, as it is written. */
  link: string | null | undefined
}

/** Where each entry of the history was left, by the entry's key. */
const places = new Map<string, Place>()

/**
 * Stores the scroll position of each page, and which link had the focus. The browser stores the former only a moment after
 * the last scroll, so that a navigation forward and at once back would come to the top.
 */
export function storePlaces(): void {
  navigation.addEventListener('navigate', () => {
    const { currentEntry } = navigation
    if (currentEntry) places.set(currentEntry.key, { top: scrollY, link: document.activeElement?.getAttribute('href') })
  })
}

/** URL of the link that had the focus on the page that a step leads back to. */
export function linkLeft({ destination }: NavigateEvent): string | null | undefined {
  return places.get(destination.key)?.link
}

/** Scrolls to the stored position of the page that a step leads back to. */
export function scrollBack(event: NavigateEvent): void {
  const top = places.get(event.destination.key)?.top
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
