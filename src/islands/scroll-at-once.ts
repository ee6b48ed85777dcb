/** The page scrolls smoothly by itself: not from where another one was left. The browser scrolls with its next frame. */
export function scrollAtOnce({ style }: HTMLElement, scroll: () => void): void {
  style.scrollBehavior = 'auto'
  scroll()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.scrollBehavior = ''
    }),
  )
}
