import { megamenuAttribute } from '../src/islands/protocol.ts'
import { headerHidesPast, headerShrinksPast, menuHideDelay, menuShowDelay, tapTolerance } from './measures.ts'

const megamenu = `details[${megamenuAttribute}]`
const openMenu = `${megamenu}[open]`

/**
 * Opens a menu under a resting mouse or a focus that stays; closes it at a tap outside, by Escape, when mouse or focus
 * have left it, and when the page is replaced.
 */
export function handleMenus(root: Document): void {
  fillMenus(root)
  openMenus(root)
  closeMenus(root)
}

/** A menu's items are requested on hover, focus or touch. */
function fillMenus(root: Document): void {
  const reach = ({ target }: Event) => {
    const menu = target instanceof Element ? target.closest<HTMLElement>(megamenu) : null
    if (!menu || menu.getAttribute(megamenuAttribute) === '') return
    import('./fill-menu.ts').then(
      (script) => script.fillMenu(menu),
      () => undefined,
    )
  }
  for (const type of ['pointerover', 'focusin', 'toggle'])
    root.addEventListener(type, reach, { capture: true, passive: true })
}

function openMenus(root: Document): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAt = Number.NEGATIVE_INFINITY

  function openSoon(menu: HTMLDetailsElement | null) {
    clearTimeout(timer)
    if (!menu || menu.open || isSheetOpen(root)) return
    timer = setTimeout(() => {
      menu.open = true
      openedAt = performance.now()
    }, menuShowDelay)
  }

  root.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') openSoon(menuOfSummary(target))
  })
  root.addEventListener('focusin', ({ target }) => {
    openSoon(target instanceof Element && target.matches(':focus-visible') ? menuOfSummary(target) : null)
  })
  root.addEventListener('keydown', () => clearTimeout(timer))
  root.addEventListener('click', (event) => {
    clearTimeout(timer)
    // A click on a menu that was opened by hovering a moment ago is not meant to close it.
    if (menuOfSummary(event.target)?.open && performance.now() - openedAt < menuShowDelay) event.preventDefault()
  })
}

function closeMenus(root: Document): void {
  let pressed: { x: number; y: number } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  root.addEventListener('pointerdown', ({ target, clientX, clientY }) => {
    pressed = isIn(openMenu, target) ? null : { x: clientX, y: clientY }
  })
  root.addEventListener('pointerup', ({ target, clientX, clientY }) => {
    if (!pressed || isIn(openMenu, target)) return
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) <= tapTolerance) closeAll()
  })
  root.addEventListener('pointercancel', () => {
    pressed = null
  })
  root.addEventListener('keydown', (event) => {
    const menu = root.querySelector(openMenu)
    if (event.key !== 'Escape' || !menu) return
    // A focus that would be lost goes back to the menu; that does not count as a new focus.
    if (menu.contains(root.activeElement)) menu.querySelector('summary')?.focus()
    closeAll()
  })
  root.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer)
    // Also over a menu that is still closed: the press that opens it raises no further event of the mouse.
    if (pointerType === 'mouse' && !isIn(megamenu, target) && !isSheetOpen(root)) {
      timer = setTimeout(closeAll, menuHideDelay)
    }
  })
  root.addEventListener('focusin', ({ target }) => {
    if (!isIn(openMenu, target) && !isSheetOpen(root)) closeAll()
  })
  addEventListener('pagehide', closeAll)
  globalThis.navigation?.addEventListener('navigate', closeAll)

  function closeAll() {
    for (const menu of root.querySelectorAll<HTMLDetailsElement>(openMenu)) menu.open = false
  }
}

/** On a narrow screen the menus are parts of a sheet, which closes by itself. */
function isSheetOpen(root: Document): boolean {
  return root.querySelector('#main-menu:is(:popover-open, dialog *)') !== null
}

function menuOfSummary(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? (target.closest('summary')?.closest<HTMLDetailsElement>(megamenu) ?? null) : null
}

function isIn(menus: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(menus) !== null
}

/** The header shrinks on scrolling down, hides further down, and returns at the first scroll up. */
export function followScroll(root: Document): void {
  const header = root.querySelector('[data-site-header]')
  if (!header) return
  let last = position()
  mark()
  addEventListener('scroll', mark, { passive: true })

  function mark() {
    const now = position()
    header?.toggleAttribute('data-shrunk', now > headerShrinksPast)
    if (now !== last) header?.toggleAttribute('data-away', now > last && now > headerHidesPast)
    last = now
  }
  /** Overscroll at either end of the page, which springs back on a phone, does not count. */
  function position() {
    return Math.max(0, Math.min(scrollY, root.documentElement.scrollHeight - innerHeight))
  }
}
