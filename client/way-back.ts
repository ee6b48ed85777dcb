/**
 * A crumb leads to its page as the guest has left it: to the search with its criteria and its page, where the way to this
 * house began there.
 */
export function followWayBack(root: Document): void {
  if (!('navigation' in globalThis)) return
  const reached = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.breadcrumbs a') : null
    if (link?.search !== '') return
    const before = navigation.entries().slice(0, navigation.currentEntry?.index)
    const left = before.findLast(({ url }) => url && new URL(url).pathname === link.pathname)
    if (left?.url) link.href = left.url
  }
  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, reached, true)
}
