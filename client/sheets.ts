import { sheetAgainAttribute } from '../src/islands/layout-protocol.ts'
import { whenReplaced } from '../src/islands/when-replaced.ts'
import { whenHydrated } from './islands/when-hydrated.ts'

/**
 * Panels that cover a narrow window (the menu, the filters) open as popovers without scripts. With scripts they are
 * modal dialogs while they are open: keyboard and screen readers stay within, and the focus returns afterwards.
 */
export function handleSheets(root: Document): void {
  root.addEventListener(
    'beforetoggle',
    (event) => {
      const { target } = event
      if (!(event instanceof ToggleEvent) || event.newState !== 'open' || !isSheet(target)) return
      // React is to find its island as the server wrote it.
      let isReady = false
      whenHydrated(target, () => {
        isReady = true
        if (target.matches(':popover-open')) replaceOpen(root, target)
      })
      if (!isReady) return
      event.preventDefault()
      openSheet(root, target)
    },
    true,
  )
  // Of the very touch that this script came with.
  const open = root.querySelector('[popover=auto]:popover-open')
  if (isSheet(open)) whenHydrated(open, () => replaceOpen(root, open))
}

function isSheet(target: unknown): target is HTMLElement {
  return target instanceof HTMLElement && target.popover === 'auto'
}

function replaceOpen(root: Document, sheet: HTMLElement): void {
  sheet.hidePopover()
  openSheet(root, sheet)
}

/** @param first what gets the focus: not what scrolls, which the browser takes for the first thing to be reached */
function openSheet(root: Document, sheet: HTMLElement, first = 'button'): void {
  const dialog = root.createElement('dialog')
  const opener = root.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`)
  dialog.className = 'sheet'
  dialog.ariaLabel = sheet.ariaLabel ?? sheet.querySelector('h2')?.textContent ?? null
  dialog.setAttribute('closedby', 'any')
  sheet.before(dialog)
  sheet.popover = null
  dialog.append(sheet)
  // In a wide window the page itself shows the sheet's content.
  const fit = () => opener?.checkVisibility() === false && dialog.close()
  addEventListener('resize', fit)
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('[popovertargetaction=hide]')) dialog.close()
    else if (target.closest(`[${sheetAgainAttribute}]`))
      whenReplaced(sheet, (next) => isSheet(next) && openSheet(root, next, `[${sheetAgainAttribute}][aria-current]`))
  })
  dialog.addEventListener('close', () => {
    removeEventListener('resize', fit)
    sheet.popover = 'auto'
    dialog.replaceWith(sheet)
    // Of a sheet that another page has opened again, the browser knows no opener.
    if (root.activeElement === root.body) opener?.focus()
  })
  dialog.showModal()
  sheet.querySelector<HTMLElement>(first)?.focus()
}
