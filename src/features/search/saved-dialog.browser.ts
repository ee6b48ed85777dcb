import './saved.css'
import * as v from 'valibot'
import { element, icon } from '../../../client/device/element.ts'
import { storedOnDevice } from '../../../client/device/stored.ts'
import { type DeviceTexts, loadDeviceTexts } from '../../../client/device/texts.ts'
import { findTimeout } from '../../../client/measures.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { href, withQuery } from '../../urls/paths.ts'
import type { SavedSearch } from './saved-searches.ts'
import {
  longestSearchName,
  parseSavedSearches,
  queryToSave,
  refusalOf,
  savedSearchesKey,
  saveSearch,
} from './saved-searches.ts'

const CountSchema = v.object({ data: v.object({ totalHits: v.number() }) })

/** Counts are cached while the dialog is open. */
const counts = new Map<string, Promise<number>>()

const countMaxAgeMs = 30_000

const saved = storedOnDevice(savedSearchesKey, { parse: parseSavedSearches })

/** Saves the search that the page shows, and shows those that are saved. */
export async function openSaved(root: Document): Promise<void> {
  const texts = await loadDeviceTexts(root)
  const { device, market } = texts
  const refusals = { name: device.savedNameless, full: device.savedFull, long: device.savedLong }
  const query = queryToSave(location.search)
  const status = element('p', { role: 'status', class: 'field-hint' })
  const list = element('ul', { class: 'saved-searches' })
  const { form, name } = drawForm(
    texts,
    saved.read().find((each) => each.query === query)?.name ?? nameOfPage(root, query, texts),
  )
  const dialog = drawDialog(texts, [form, status, list])

  function show() {
    const searches = saved.read()
    list.replaceChildren(
      ...(searches.length === 0
        ? [element('li', { class: 'quiet' }, device.savedNone)]
        : searches.map((search) => drawSaved(search, texts, () => forget(search.query, search.name)))),
    )
  }
  function forget(forgotten: string, words: string) {
    saved.write(saved.read().filter((each) => each.query !== forgotten))
    status.textContent = formatMessage(device.savedGone, { text: words }, market)
    dialog.querySelector<HTMLElement>('.saved-searches button, .saved-close')?.focus()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const before = saved.read()
    const search = { name: name.value, query }
    const after = saveSearch(before, search)
    if (!after) status.textContent = refusals[refusalOf(before, search) ?? 'full']
    else if (!saved.write(after)) status.textContent = device.savedNowhere
    else status.textContent = formatMessage(device.savedOne, { text: name.value.trim() }, market)
  })
  const end = saved.follow(show)
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    end()
    dialog.remove()
  })
  show()
  root.body.append(dialog)
  dialog.showModal()
}

function drawDialog({ device }: DeviceTexts, children: HTMLElement[]): HTMLDialogElement {
  const close = element('button', { class: 'tool saved-close', 'aria-label': device.close }, icon('close'))
  return element(
    'dialog',
    { class: 'saved-dialog', 'aria-labelledby': 'saved-title' },
    element(
      'form',
      { method: 'dialog', class: 'saved-head' },
      element('h2', { id: 'saved-title' }, device.saved),
      close,
    ),
    element('p', { class: 'field-hint' }, device.savedLead),
    ...children,
  )
}

function drawForm({ device }: DeviceTexts, value: string) {
  const name = element('input', {
    id: 'saved-name',
    type: 'text',
    value,
    maxlength: longestSearchName,
    autocomplete: 'off',
    required: true,
    autofocus: true,
  })
  const form = element(
    'form',
    { class: 'saved-form' },
    element('div', { class: 'field' }, element('label', { for: 'saved-name' }, device.saveName), name),
    element('button', { class: 'button primary', type: 'submit' }, device.saveNow),
  )
  return { form, name }
}

/** Name from the line of the trip, where the search has one, and from the further criteria: as many as fit. */
function nameOfPage(root: Document, query: string, { device }: DeviceTexts): string {
  const chips = root.querySelectorAll('.chosen .chip')
  const hasTrip = new URLSearchParams(query).size > chips.length
  const criteria = [...root.querySelectorAll(hasTrip ? '.search-head strong, .chosen .chip' : '.chosen .chip')].map(
    ({ textContent }) => textContent.replaceAll('\u00a0', ' ').trim(),
  )
  while (criteria.length > 1 && criteria.join(', ').length > longestSearchName) criteria.pop()
  return criteria.join(', ').slice(0, longestSearchName) || device.savedAll
}

/** Draws a saved search: its link, its present number of houses, and the button that removes it. */
function drawSaved({ name, query }: SavedSearch, { device, market }: DeviceTexts, forget: () => void): HTMLElement {
  const count = element('span', { class: 'quiet' })
  const remove = element(
    'button',
    { type: 'button', class: 'tool', 'aria-label': formatMessage(device.savedDelete, { text: name }, market) },
    icon('close'),
  )
  remove.addEventListener('click', forget)
  countHouses(query).then(
    (houses) => {
      count.textContent = formatMessage(device.savedHouses, { count: houses }, market)
    },
    // The link works without it.
    () => undefined,
  )
  const link = element('a', { href: withQuery(href.search(market), new URLSearchParams(query)) }, name)
  return element('li', {}, element('span', {}, link, ' ', count), remove)
}

function countHouses(query: string): Promise<number> {
  const before = counts.get(query)
  if (before) return before
  const pending = fetchCount(query)
  counts.set(query, pending)
  setTimeout(() => counts.delete(query), countMaxAgeMs)
  pending.catch(() => counts.delete(query))
  return pending
}

async function fetchCount(query: string): Promise<number> {
  const response = await fetch(`/api/search/?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(findTimeout),
  })
  if (!response.ok) throw new Error(`The search answers ${response.status}`)
  return v.parse(CountSchema, await response.json()).data.totalHits
}
