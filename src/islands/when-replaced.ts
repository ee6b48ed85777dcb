/** Milliseconds that the next page may take. */
const withinMs = 10_000

/** Calls `then` with the element of the same id in the page that comes in place of this one. */
export function whenReplaced(element: HTMLElement, then: (next: HTMLElement) => void): void {
  const { id, ownerDocument: root } = element
  const changes = new MutationObserver(() => {
    const next = root.getElementById(id)
    if (!next || next === element) return
    changes.disconnect()
    then(next)
  })
  changes.observe(root.body, { childList: true, subtree: true })
  setTimeout(() => changes.disconnect(), withinMs)
}
