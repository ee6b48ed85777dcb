import { compareAttribute } from '../../src/islands/protocol.ts'
import { hasCompared } from './has-compared.ts'

/** A press on "compare" chooses the house; while some are chosen a tray shows them. Without it the link is a link. */
export function answerCompare(root: Document): void {
  root.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    if (button || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>(`[${compareAttribute}]`)
    if (!link) return
    event.preventDefault()
    import('./tray.ts').then(
      ({ openTray }) => openTray(root).then(({ toggle }) => toggle(link)),
      () => location.assign(link.href),
    )
  })
  if (hasCompared()) {
    import('./tray.ts').then(
      ({ openTray }) => openTray(root),
      // Without it the comparison waits for a page that has it.
      () => undefined,
    )
  }
}
