import type { Tray } from '../../src/features/compare/tray.browser.ts'
import { findAttribute, savedSearchesAttribute, searchOpenAttribute } from '../../src/islands/protocol.ts'

/** Does what was pressed for; null: shows the houses that are compared. Once a script is there, it stays. */
export async function act(root: Document, pressed: HTMLElement | null): Promise<void> {
  try {
    if (pressed?.hasAttribute(searchOpenAttribute)) {
      const dialog = root.querySelector<HTMLDialogElement>(`[${findAttribute}]`)
      const { startFind } = await import('../../src/features/find/overlay.browser.ts')
      if (dialog) startFind(dialog)
    } else if (pressed?.hasAttribute(savedSearchesAttribute)) {
      const { openSaved } = await import('../../src/features/search/saved-dialog.browser.ts')
      await openSaved(root)
    } else {
      const { toggle } = await loadTray(root)
      if (pressed instanceof HTMLAnchorElement) toggle(pressed)
    }
  } catch {
    // Without its script a link is a link, and the search's field a form.
    if (pressed instanceof HTMLAnchorElement && !pressed.hasAttribute(searchOpenAttribute))
      location.assign(pressed.href)
  }
}

let tray: Promise<Tray> | undefined

/** One promise for all presses, so that they count in their order: the first one's import waits for styles, too. */
function loadTray(root: Document): Promise<Tray> {
  tray ??= import('../../src/features/compare/tray.browser.ts')
    .then(({ openTray }) => openTray(root))
    .catch((error: unknown) => {
      tray = undefined
      throw error
    })
  return tray
}
