import { comparedKey } from '../../src/domain/device-keys.ts'
import { compareClass, findAttribute, savedSearchesAttribute, searchOpenAttribute } from '../../src/islands/protocol.ts'
import { deviceStorage } from '../cookies.ts'

const openers = `[${searchOpenAttribute}],.${compareClass},[${savedSearchesAttribute}]`

/**
 * Loads what opens over a page, or is stored on the device, at its first use: the search (by its button, or Ctrl or ⌘
 * with K), the compared houses, the saved searches. The search field is there at once and takes what is typed.
 */
export function handleDevice(root: Document): void {
  /** One for all presses, so that they count in their order: the first import waits for styles. */
  let loading: Promise<typeof import('./act.ts')> | undefined
  root.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>(openers)
    if (pressed) handlePress(event, pressed)
  })
  root.addEventListener('keydown', (event) => {
    const opener = root.querySelector<HTMLElement>(openers)
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'k' && opener) handlePress(event, opener)
  })
  if (hasCompared()) load(null)

  function handlePress(event: Event, pressed: HTMLElement) {
    event.preventDefault()
    const dialog = root.querySelector<HTMLDialogElement>(`[${findAttribute}]`)
    if (dialog && !dialog.open && pressed.hasAttribute(searchOpenAttribute)) dialog.showModal()
    load(pressed)
  }
  function load(pressed: HTMLElement | null) {
    loading ??= import('./act.ts')
    loading.then(
      (script) => script.act(root, pressed),
      // Without it the search's field is a form, and a comparison is a page.
      () => {
        loading = undefined
        if (pressed?.matches(`.${compareClass}`)) location.assign(pressed.getAttribute('href') ?? '')
      },
    )
  }
}

/** Whether there are houses that are compared, whatever they are. */
function hasCompared(): boolean {
  try {
    return (deviceStorage().getItem(comparedKey) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
