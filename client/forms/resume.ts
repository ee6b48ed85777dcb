import { draftAttribute, draftEndpoint } from '../../src/islands/protocol.ts'
import { retryDelay, saveDelay, saveTimeoutMs } from '../measures.ts'
import { handleSteppers } from '../steppers.ts'
import { whenReachable } from './reachable.ts'
import { storeTyped } from './store-typed.ts'
import { resumeTyped } from './typed-form.ts'
import { dropTyped } from './typed-key.ts'

/** For a page that was just shown: the step of a booking, and what this tab has stored of other forms. */
export function resumeForms(root: Document): void {
  const step = root.querySelector<HTMLFormElement>(`form[${draftAttribute.form}]`)
  if (step) {
    handleSteppers(root)
    startDraftForm(step)
  }
  resumeTyped(root)
}

/**
 * For a step of the booking: stores what is typed in its form, and holds back the page's forms while the site can't be
 * reached.
 */
function startDraftForm(form: HTMLFormElement): void {
  const mark = form.getAttribute(draftAttribute.form)
  const storing = mark ? storeTyped(form, mark) : null
  const saver = mark && form.hasAttribute(draftAttribute.saved) ? saveTyped(form, mark) : null
  let isLetGo = false

  form.ownerDocument.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (isLetGo || event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return
    event.preventDefault()
    whenReachable(target, async () => {
      // The form itself takes all that is in it, and comes last.
      await saver?.settle(target !== form)
      if (target === form) storing?.markSent()
      // The booking ends by it.
      if (mark && submitter instanceof HTMLButtonElement && submitter.value === 'leave') dropTyped(mark)
      isLetGo = true
      target.requestSubmit(submitter?.isConnected ? submitter : null)
      isLetGo = false
    })
  })
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Fields = Record<string, string>

interface TypedSaver {
  /** Settles once nothing is under way any more: with `all`, once what is typed has been sent too. */
  settle(all: boolean): Promise<void>
}

/**
 * Sends what is typed in a booking's form to its draft while it is typed, one request at a time, and shows it in the
 * form's other tabs, whose own sending would else undo it.
 */
function saveTyped(form: HTMLFormElement, mark: string): TypedSaver {
  let unsent: Fields = {}
  let sending: Fields = {}
  let underWay: Promise<void> | null = null
  let request = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFollowing = false
  const tabs = new BroadcastChannel(`${draftAttribute.form} ${mark}`)

  function sendSoon(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(send, delay)
  }
  function send(): Promise<void> {
    clearTimeout(timer)
    if (underWay || Object.keys(unsent).length === 0) return underWay ?? Promise.resolve()
    sending = unsent
    unsent = {}
    underWay = post(sending).then((isSaved) => {
      // What was typed since is newer.
      if (!isSaved) unsent = { ...sending, ...unsent }
      sending = {}
      underWay = null
      if (Object.keys(unsent).length > 0) sendSoon(isSaved ? saveDelay : retryDelay)
    })
    return underWay
  }
  async function post(fields: Fields): Promise<boolean> {
    const controller = new AbortController()
    request = controller
    setTimeout(() => controller.abort(), saveTimeoutMs)
    try {
      const { ok, status } = await fetch(draftEndpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ draft: mark, fields }),
        // Also while the page is being left.
        keepalive: true,
        signal: controller.signal,
      })
      // A draft that has ended takes nothing more.
      return ok || (status >= 400 && status < 500 && status !== 429)
    } catch {
      return false
    }
  }

  function note({ target }: Event) {
    if (isFollowing || !isField(target) || target.form !== form || target.type === 'hidden' || !target.name) return
    const value = sentBy(target)
    if (unsent[target.name] === value) return
    unsent[target.name] = value
    tabs.postMessage({ name: target.name, value })
    sendSoon(saveDelay)
  }
  form.addEventListener('input', note)
  form.addEventListener('change', note)

  tabs.addEventListener('message', ({ data: { name, value } }: MessageEvent<{ name: string; value: string }>) => {
    const field = form.elements.namedItem(name)
    if (!isField(field) || sentBy(field) === value || (root.hasFocus() && field === root.activeElement)) return
    if (isTick(field)) field.checked = value === field.value
    else field.value = value
    isFollowing = true
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    isFollowing = false
  })

  const root = form.ownerDocument
  /** The page may be left before the running request ends: its changes are sent again, the newest last. */
  function sendLast() {
    if (Object.keys(unsent).length === 0) return
    clearTimeout(timer)
    const last = { ...sending, ...unsent }
    // What the running request brought is in it: once that has failed, it is not sent again after it.
    sending = {}
    unsent = {}
    request.abort()
    post(last).then((isSaved) => {
      if (!isSaved) unsent = { ...last, ...unsent }
    })
  }
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'hidden') sendLast()
  })
  addEventListener('pagehide', sendLast)

  return {
    async settle(all) {
      if (!all) unsent = {}
      clearTimeout(timer)
      await underWay
      if (all) await send()
    },
  }
}

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

/** As the form would send it; of an add-on that is not ticked none. */
function sentBy(field: Field): string {
  return isTick(field) && !field.checked ? '0' : field.value
}
