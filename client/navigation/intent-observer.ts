import { ownHistoryAttribute, prefetchAttribute, searchOpenAttribute } from '../../src/islands/protocol.ts'
import { prefetchDelay } from '../measures.ts'
import { isSoft } from './soft-address.ts'

/** Tells of the links that somebody is about to follow: by mouse, keyboard or finger, or because they come first. */
export function observeIntent(root: Document, intended: (url: URL) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  function tell(link: HTMLAnchorElement | null) {
    if (link && isAhead(link)) intended(new URL(link.href))
  }
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    const link = linkOf(target)
    if (link && pointerType === 'mouse') timer = setTimeout(tell, prefetchDelay, link)
  })
  root.addEventListener('pointerdown', ({ target, button }) => {
    clearTimeout(timer)
    if (button === 0) tell(linkOf(target))
  })
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) tell(linkOf(target))
  })
  root.addEventListener('touchstart', ({ target }) => tell(linkOf(target)), { passive: true })

  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      tell(linkOf(target))
    }
  })
  return {
    /** Links below `part` that are marked for it count as soon as they are in sight. */
    observeSight(part: HTMLElement): void {
      sight.disconnect()
      for (const link of part.querySelectorAll(`a[${prefetchAttribute}]`)) sight.observe(link)
    },
  }
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
}

function isAhead(link: HTMLAnchorElement): boolean {
  // What opens over the page leads nowhere.
  if (link.hasAttribute(searchOpenAttribute)) return false
  const url = new URL(link.href)
  const isWithinPage = url.pathname === location.pathname
  const isHere = isWithinPage && (url.search === location.search || link.closest(`[${ownHistoryAttribute}]`) !== null)
  return !isHere && link.target === '' && link.download === '' && isSoft(url)
}
