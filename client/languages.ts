/** Keys of a query that are of one currency. */
const ownOfMarket = ['maxPris', 'minPris']

/** What was chosen since the page came (filters, days) goes along into another language, as what it came with does. */
export function keepChoices(root: Document): void {
  const came = location.search
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.languages a') : null
    if (!link || location.search === came) return
    const chosen = new URLSearchParams(location.search)
    for (const key of ownOfMarket) chosen.delete(key)
    link.search = chosen.toString()
  })
}
