import './overlay.css'
import * as v from 'valibot'
import { element, icon } from '../../../client/device/element.ts'
import { type DeviceTexts, loadDeviceTexts } from '../../../client/device/texts.ts'
import { findDebounce, findTimeout } from '../../../client/measures.ts'
import { FindReplySchema, FindTextSchema, type FoundPages } from '../../contracts/find.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { drawResults } from './draw.browser.ts'
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
  const status = element('p', { class: 'visually-hidden', role: 'status' })
  const hint = element('p', { class: 'visually-hidden', id: 'find-hint' }, device.hint)
  dialog.append(element('div', { class: 'find-panel' }, list, more), status, hint)
  for (const [name, value] of comboboxAttributes) field.setAttribute(name, value)

  const choice = createChoice(field, list)
  let pending: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(options: HTMLElement[], below: (Node | string)[], words: string) {
    choice.clear()
    list.replaceChildren(...options)
    list.hidden = options.length === 0
    more.replaceChildren(...below)
    field.setAttribute('aria-expanded', String(options.length > 0))
    dialog.removeAttribute('aria-busy')
    status.textContent = words
  }
  function giveUp() {
    clearTimeout(timer)
    pending?.abort()
    pending = undefined
  }
  function typed() {
    giveUp()
    const parsed = v.safeParse(FindTextSchema, field.value)
    if (!parsed.success) return show([], drawStart(texts, searchFor), '')
    dialog.setAttribute('aria-busy', 'true')
    // What was found for fewer letters stays until there is more to show.
    if (list.hidden) more.replaceChildren(element('p', { class: 'find-note' }, device.searching))
    timer = setTimeout(searchText, findDebounce, parsed.output)
  }
  async function searchText(text: string) {
    const request = new AbortController()
    pending = request
    setTimeout(() => request.abort(), findTimeout)
    try {
      const found = await fetchFound(text, request.signal)
      if (pending === request) showFound(found, text)
    } catch {
      // One that nobody waits for any more has not failed.
      if (pending === request)
        show(
          [],
          drawFailure(texts, () => searchText(text)),
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
  function searchFor(text: string) {
    field.value = text
    field.focus()
    typed()
  }
  /** Remembers a text whose results were used. */
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
    giveUp()
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

/** What the site has for these words. Rejects on anything but a whole answer. */
async function fetchFound(text: string, signal: AbortSignal): Promise<FoundPages> {
  const response = await fetch(`/api/find/?${new URLSearchParams({ q: text })}`, {
    headers: { accept: 'application/json' },
    signal,
  })
  if (!response.ok) throw new Error(`The search answers ${response.status}`)
  return v.parse(FindReplySchema, await response.json()).data
}

/**
 * Which of a listbox's options is active while the focus stays in the field (ARIA's combobox pattern). The options are
 * read from the document at each step, so that rendering them needs no notification.
 */
function createChoice(field: HTMLInputElement, list: HTMLElement) {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')]
  const chosen = () => list.querySelector<HTMLElement>('[aria-selected=true]')

  function choose(option: HTMLElement | undefined) {
    chosen()?.setAttribute('aria-selected', 'false')
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.setAttribute('aria-selected', 'true')
    option.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-activedescendant', option.id)
  }
  return {
    clear: () => choose(undefined),
    /** Whether the key was one that moves or opens the choice. */
    press({ key, isComposing, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
      const all = options()
      const option = chosen()
      if (isComposing || altKey || ctrlKey || metaKey || all.length === 0) return false
      const place = option ? all.indexOf(option) : -1
      // Beyond either end lies the field itself.
      if (key === 'ArrowDown') choose(all[place + 1])
      else if (key === 'ArrowUp') choose(option ? all[place - 1] : all.at(-1))
      else if (option && key === 'Home') choose(all[0])
      else if (option && key === 'End') choose(all.at(-1))
      else if (option && key === 'Enter') option.click()
      else return false
      return true
    },
  }
}

/** Below results: the page that has them all, and the houses alone. */
function drawMore(text: string, { device, find, market }: DeviceTexts): HTMLElement[] {
  return [
    wayOn(href.find(text), formatMessage(device.allResults, { text }, market)),
    wayOn(
      withQuery(href.search(market), new URLSearchParams({ textQuery: text })),
      formatMessage(find.housesWith, { text }, market),
    ),
  ]
}

/** Nothing has these words: what else could help. */
function drawNothing(text: string, { find, market }: DeviceTexts): HTMLElement[] {
  return [
    element('p', { class: 'find-kind' }, formatMessage(find.noneTitle, { text }, market)),
    element('p', { class: 'find-note' }, find.noneText),
    wayOn(href.search(market), find.toSearch),
  ]
}

function drawFailure({ device, find, market }: DeviceTexts, again: () => void): HTMLElement[] {
  const button = element('button', { type: 'button', class: 'button small' }, device.again)
  button.addEventListener('click', again)
  return [
    element('p', { class: 'find-kind' }, find.failedTitle),
    element('p', { class: 'find-note' }, find.failedText),
    button,
    wayOn(href.search(market), find.toSearch),
  ]
}

function wayOn(url: string, words: string): HTMLElement {
  return element('a', { class: 'more', href: url }, words, icon('arrow'))
}
