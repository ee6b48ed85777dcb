import { pressTimeout } from '../measures.ts'

/**
 * Follows the pointer that presses something of the page.
 * @returns resolves once nothing is pressed and the click of what was pressed has been answered: at once, or after
 * `pressTimeout` at the latest, for a press whose end is never told
 */
export function watchPresses(root: Document): () => Promise<void> {
  let pressed: PromiseWithResolvers<void> | null = null

  function end() {
    const ended = pressed
    pressed = null
    // The click follows the release in the same turn.
    setTimeout(() => ended?.resolve())
  }
  root.addEventListener('pointerdown', () => {
    pressed ??= Promise.withResolvers()
  })
  for (const type of ['pointerup', 'pointercancel', 'dragend']) root.addEventListener(type, end)

  return async () => {
    if (!pressed) return
    const timer = setTimeout(end, pressTimeout)
    await pressed.promise
    clearTimeout(timer)
  }
}
