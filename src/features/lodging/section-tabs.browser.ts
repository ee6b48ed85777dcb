import { sectionTabsAttribute } from '../../islands/layout-protocol.ts'

/** Marks the tab of the section in view, on any page; the tab stays visible. */
export function followSections(root: Document): void {
  let isScheduled = false
  function schedule() {
    if (isScheduled || !root.querySelector(`[${sectionTabsAttribute}]`)) return
    isScheduled = true
    requestAnimationFrame(() => {
      isScheduled = false
      const tabs = root.querySelector<HTMLElement>(`[${sectionTabsAttribute}]`)
      if (tabs) markRead(tabs)
    })
  }
  addEventListener('scroll', schedule, { passive: true })
  // Also when a navigation replaces the page, and when all of it is shown.
  for (const main of root.querySelectorAll('main')) new ResizeObserver(schedule).observe(main)
}

function markRead(tabs: HTMLElement): void {
  const links = [...tabs.querySelectorAll<HTMLAnchorElement>('a')]
  const top = tabs.getBoundingClientRect().bottom + innerHeight / 4
  const read = links.findLast(({ hash }) => {
    const section = tabs.ownerDocument.getElementById(hash.slice(1))
    // Parts that are not rendered yet have no position.
    return section?.checkVisibility() && section.getBoundingClientRect().top <= top
  })
  const before = links.find((link) => link.ariaCurrent)
  if (before === read) return
  before?.removeAttribute('aria-current')
  if (!read) return
  read.ariaCurrent = 'true'
  // Scrolls the row, never the page.
  const row = read.closest('ul')
  if (row) row.scrollLeft = read.offsetLeft - (row.clientWidth - read.offsetWidth) / 2
}
