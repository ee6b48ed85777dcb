/** The map alone fills the window and has the focus, until what is returned is called; `leave` is called by Escape. */
export function fillWindow(element: HTMLElement, leave: () => void): () => void {
  const outside: HTMLElement[] = []
  const around: HTMLElement[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    around.push(inner)
  const hide = () => {
    for (const inner of around) {
      for (const each of inner.parentElement?.children ?? []) {
        if (each === inner || !(each instanceof HTMLElement) || each.inert) continue
        each.inert = true
        outside.push(each)
      }
    }
  }
  hide()
  // What a search adds to the page meanwhile has no focus either.
  const added = new MutationObserver(hide)
  for (const { parentElement } of around) if (parentElement) added.observe(parentElement, { childList: true })
  element.popover = 'manual'
  element.showPopover()
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave()
  }
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('keydown', onKey)
    added.disconnect()
    element.popover = null
    for (const each of outside) each.inert = false
  }
}
