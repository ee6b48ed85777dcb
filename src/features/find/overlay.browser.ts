import './overlay.css'
import * as v from 'valibot'
import { element } from '../../../client/device/element.ts'
import { type DeviceTexts, loadDeviceTexts } from '../../../client/device/texts.ts'
import { findDebounce } from '../../../client/measures.ts'
import { FindTextSchema, type FoundPages } from '../../contracts/find.ts'
import { formatMessage } from '../../markets/say.ts'
import { askFind } from './ask.browser.ts'
import { createChoice } from './choice.browser.ts'
import { drawResults } from './draw.browser.ts'
import { drawFailure, drawMore, drawNothing } from './hints.browser.ts'
import { recentFinds } from './recent.browser.ts'
import { addRecentFind } from './recent-finds.ts'
import { drawStart } from './start.browser.ts'

/** Of dialogs that find already: what another opening does. */
const started = new WeakMap<HTMLDialogElement, () => void>()

/** Makes the dialog find while one types; what has been typed by now counts. Once a dialog. */
export function startFind(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form')
  const field = dialog.querySelector('input')
  const again = started.get(dialog)
  if (again) again()
  if (again || !form || !field) return
  started.set(dialog, () => undefined)
  loadDeviceTexts(dialog.ownerDocument).then(
    (texts) => started.set(dialog, open({ dialog, form, field, texts })),
    // Without words it stays the form that it is.
    () => started.delete(dialog),
  )
}

interface Parts {
  dialog: HTMLDialogElement
  form: HTMLFormElement
  field: HTMLInputElement
  texts: DeviceTexts
}

function open({ dialog, form, field, texts }: Parts): () => void {
  const { find, device, market } = texts
  const list = element('div', { id: 'find-results', role: 'listbox', 'aria-label': find.results, hidden: true })
  const more = element('div', { class: 'find-more' })
  const said = element('p', { class: 'visually-hidden', role: 'status' })
  const hint = element('p', { class: 'visually-hidden', id: 'find-hint' }, device.hint)
  dialog.append(element('div', { class: 'find-panel' }, list, more), said, hint)
  for (const [name, value] of comboboxAttributes) field.setAttribute(name, value)

  const choice = createChoice(field, list)
  let asking: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(options: HTMLElement[], below: (Node | string)[], words: string) {
    choice.clear()
    list.replaceChildren(...options)
    list.hidden = options.length === 0
    more.replaceChildren(...below)
    field.setAttribute('aria-expanded', String(options.length > 0))
    dialog.removeAttribute('aria-busy')
    said.textContent = words
  }
  function typed() {
    clearTimeout(timer)
    asking?.abort()
    const parsed = v.safeParse(FindTextSchema, field.value)
    if (!parsed.success) return show([], drawStart(texts, lookFor), '')
    dialog.setAttribute('aria-busy', 'true')
    // What was found for fewer letters stays until there is more to show.
    if (list.hidden) more.replaceChildren(element('p', { class: 'find-note' }, device.searching))
    timer = setTimeout(ask, findDebounce, parsed.output)
  }
  async function ask(text: string) {
    asking = new AbortController()
    const { signal } = asking
    try {
      const found = await askFind(text, signal)
      if (!signal.aborted) showFound(found, text)
    } catch {
      if (!signal.aborted)
        show(
          [],
          drawFailure(texts, () => ask(text)),
          find.failedTitle,
        )
    }
  }
  function showFound(found: FoundPages, text: string) {
    const options = drawResults(found, text, texts)
    const count = options.reduce((sum, group) => sum + group.querySelectorAll('[role=option]').length, 0)
    if (count === 0) return show([], drawNothing(text, texts), formatMessage(find.noneTitle, { text }, market))
    show(options, drawMore(text, texts), formatMessage(find.count, { count }, market))
  }
  function lookFor(text: string) {
    field.value = text
    field.focus()
    typed()
  }
  /** What led somewhere is worth remembering. */
  function remember() {
    const parsed = v.safeParse(FindTextSchema, field.value)
    if (parsed.success) recentFinds.write(addRecentFind(recentFinds.read(), parsed.output))
  }

  field.addEventListener('input', typed)
  field.addEventListener('keydown', (event) => {
    if (choice.press(event)) event.preventDefault()
  })
  form.addEventListener('submit', ({ submitter }) => {
    if (submitter?.getAttribute('formmethod') !== 'dialog') remember()
  })
  dialog.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[role=option], .find-more a')) remember()
    // Of the dialog itself only its backdrop is in sight.
    else if (event.target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    clearTimeout(timer)
    asking?.abort()
    choice.clear()
    dialog.removeAttribute('aria-busy')
  })
  // Who comes back to a page by the history finds it as it was, without what lay over it.
  addEventListener('pagehide', () => dialog.close())
  typed()
  return () => {
    field.select()
    typed()
  }
}

const comboboxAttributes = [
  ['role', 'combobox'],
  ['aria-autocomplete', 'list'],
  ['aria-controls', 'find-results'],
  ['aria-expanded', 'false'],
  ['aria-describedby', 'find-hint'],
] as const
