import { menuHideDelay, tapTolerance } from './measures.ts'

const openMenu = 'details[data-megamenu][open]'

/** An open menu closes at a tap outside it, by Escape, and when the mouse has left it for a while. */
export function closeMenus(root: Document): void {
  let pressed: { x: number; y: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  root.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    pressed = isInMenu(target) ? null : { x: clientX, y: clientY }
  })
  root.addEventListener('pointerup', ({ target, clientX, clientY }) => {
    if (!pressed || isInMenu(target)) return
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) <= tapTolerance) closeAll()
  })
  root.addEventListener('pointercancel', () => {
    pressed = null
  })
  root.addEventListener('keydown', (event) => {
    const menu = root.querySelector(openMenu)
    if (event.key !== 'Escape' || !menu) return
    closeAll()
    menu.querySelector('summary')?.focus()
  })
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse' && !isOnMenu(target) && !isSheetOpen()) timer = setTimeout(closeAll, menuHideDelay)
  })

  function closeAll() {
    for (const menu of root.querySelectorAll<HTMLDetailsElement>(openMenu)) menu.open = false
  }
  /** On a narrow screen the menus are parts of a sheet, which closes by itself. */
  function isSheetOpen() {
    return root.querySelector('#main-menu:popover-open') !== null
  }
}

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(openMenu) !== null
}

/** Also over a menu that is still closed: the press that opens it raises no further event of the mouse. */
function isOnMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('details[data-megamenu]') !== null
}
