import { menuHideDelay, popoverDistance, tooltipDelay } from './measures.ts'

/**
 * The name of a button or link that shows an icon alone appears beside it, under the mouse or with the keyboard's focus:
 * `data-tooltip` of the form that it sends, where those who see it need a shorter one, else its label.
 * @param first the control that was pointed at before this was here
 * @param controls selector of those that have a name
 */
export function showTooltips(root: Document, first: Element, controls: string): void {
  const tooltip = root.createElement('div')
  tooltip.className = 'tooltip'
  tooltip.popover = 'manual'
  // Readers hear the control's own name.
  tooltip.ariaHidden = 'true'
  let control: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  function point(next: Element | null) {
    clearTimeout(leaving)
    if (next === control) return
    hide()
    control = next
    if (next) timer = setTimeout(() => show(next), tooltipDelay)
  }
  function show(named: Element) {
    if (!named.isConnected) return
    const short = named instanceof HTMLButtonElement ? named.form?.getAttribute('data-tooltip') : null
    tooltip.textContent = short ?? named.getAttribute('aria-label')
    root.body.append(tooltip)
    tooltip.showPopover()
    place(tooltip, named.getBoundingClientRect())
  }
  function hide() {
    clearTimeout(timer)
    clearTimeout(leaving)
    control = null
    tooltip.remove()
  }

  root.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const next = iconControl(event.target, controls)
    // With the window's picture enlarged, the mouse over it reads it, and crosses the gap to get there.
    if (event.target instanceof Node && tooltip.contains(event.target)) clearTimeout(leaving)
    else if (next) point(next)
    else if (control) leaving = setTimeout(hide, menuHideDelay)
  })
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) point(iconControl(target, controls))
  })
  root.addEventListener('focusout', hide)
  root.addEventListener('pointerdown', hide)
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  root.addEventListener('scroll', hide, { capture: true, passive: true })
  // A finger leaves a hover behind that is none.
  if (first.matches(matchMedia('(hover: hover)').matches ? ':hover, :focus-visible' : ':focus-visible'))
    point(iconControl(first, controls))
}

function iconControl(target: EventTarget | null, controls: string): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null
  const isIcon = control?.querySelector('.icon') != null && control.textContent?.trim() === ''
  return isIcon ? control : null
}

/** Below the control, or above it where there is no room; never beyond the window's sides. */
function place(tooltip: HTMLElement, control: DOMRect): void {
  const { width, height } = tooltip.getBoundingClientRect()
  const middle = control.left + control.width / 2 - width / 2
  const below = control.bottom + popoverDistance
  const top = below + height <= innerHeight ? below : control.top - popoverDistance - height
  tooltip.style.left = `${Math.max(popoverDistance, Math.min(middle, innerWidth - width - popoverDistance))}px`
  tooltip.style.top = `${top}px`
}
