import { compareClass } from '../../islands/protocol.ts'

const unnamed = `.${compareClass}:not([role])`

/** Links to a comparison are buttons that are pressed or not where scripts answer them, and links where none do. */
export function showCompareButtons(root: Document): void {
  const show = () => {
    for (const link of root.querySelectorAll<HTMLElement>(unnamed)) {
      link.role = 'button'
      link.ariaPressed ??= 'false'
    }
  }
  new MutationObserver(show).observe(root, { childList: true, subtree: true })
}
