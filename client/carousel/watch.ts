import { carouselAttribute } from '../../src/islands/frame-protocol.ts'

/** A row begins to move when somebody sees it. Without scripts it is a row to be scrolled. */
export function watchCarousels(root: Document): void {
  const rows = root.querySelectorAll<HTMLElement>(`[${carouselAttribute.pause}]`)
  if (rows.length === 0) return
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      seen.unobserve(target)
      import('./rotate.ts').then(
        ({ rotate }) => rotate(target),
        () => undefined,
      )
    }
  })
  for (const row of rows) seen.observe(row)
}
