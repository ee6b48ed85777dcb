import { arrivalAttribute } from '../../islands/protocol.ts'
import { dropNotes, storeNotes } from './notes.browser.ts'
import { canSave, removePack, savedPacks, savePack } from './saved.browser.ts'

/** The page of a pack, or the one for no network with the packs of this device. */
export function startArrival(root: Document): void {
  const list = root.querySelector<HTMLElement>(`[${arrivalAttribute.list}]`)
  if (list) listPacks(root, list)
  const pack = root.querySelector<HTMLElement>(`[${arrivalAttribute.pack}]`)
  const notes = pack?.querySelector<HTMLFormElement>(`[${arrivalAttribute.notes}]`)
  if (!pack || !notes) return
  storeNotes(notes, location.pathname)
  formatHours(pack)
  offerSaving(pack, notes)
}

/** Says of the chosen time whether the office is open then. */
function formatHours(pack: HTMLElement): void {
  const place = pack.querySelector(`[${arrivalAttribute.hours}]`)
  const select = pack.querySelector('select')
  if (!place || !select) return
  const words: Record<string, string> = JSON.parse(place.getAttribute(arrivalAttribute.hours) ?? '{}')
  select.addEventListener('change', () => {
    place.textContent = words[select.value] ?? ''
  })
}

async function offerSaving(pack: HTMLElement, notes: HTMLFormElement): Promise<void> {
  const save = pack.querySelector<HTMLButtonElement>(`[${arrivalAttribute.save}]`)
  const remove = pack.querySelector<HTMLButtonElement>(`[${arrivalAttribute.remove}]`)
  const status = pack.querySelector(`[${arrivalAttribute.told}]`)
  if (!save || !remove || !status || !canSave) return
  const words: Record<string, string> = JSON.parse(status.getAttribute(arrivalAttribute.told) ?? '{}')
  const path = location.pathname

  async function act(button: HTMLButtonElement, outcome: string, work: () => Promise<void>) {
    // A disabled button would lose the focus.
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    try {
      await work()
      status?.replaceChildren(words[outcome] ?? '')
      remove?.toggleAttribute('hidden', outcome === 'removed')
    } catch {
      status?.replaceChildren(words.failed ?? '')
    }
    button.ariaBusy = 'false'
  }
  save.addEventListener('click', () => {
    status.replaceChildren(words.saving ?? '')
    act(save, 'saved', () => savePack(path))
  })
  remove.addEventListener('click', () => {
    act(remove, 'removed', async () => {
      await removePack(path)
      dropNotes(path)
      notes.reset()
      save.focus()
    })
  })
  save.hidden = false
  if (!(await savedPacks()).some((each) => each.path === path)) return
  remove.hidden = false
  status.replaceChildren(words.saved ?? '')
  // What is saved is as the page is now, and of its build; without a network it stays as it was.
  if (navigator.onLine) savePack(path).catch(() => undefined)
}

async function listPacks(root: Document, list: HTMLElement): Promise<void> {
  const packs = await savedPacks().catch(() => [])
  const links = packs.map(({ path, title }) => {
    const item = root.createElement('li')
    const link = root.createElement('a')
    link.href = path
    link.textContent = title
    item.append(link)
    return item
  })
  list.querySelector('ul')?.replaceChildren(...links)
  list.hidden = links.length === 0
}
