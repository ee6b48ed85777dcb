import { draftAttribute, formAttribute, islandElement } from '../../src/islands/protocol.ts'
import { whenReachable } from './reachable.ts'
import { storeTyped } from './store-typed.ts'
import { dropTyped, formMark, sentEvent, sentForms } from './typed-key.ts'
import { formMarks, markTyped, readTypedFields } from './typed-store.ts'

const started = new WeakSet<HTMLFormElement>()

/** On a page that has just come: what was typed in its forms comes back, and what was sent and answered is forgotten. */
export function resumeTyped(root: Document): void {
  const shown = new Map(writtenForms(root).map((form) => [markOf(form), form]))
  for (const mark of formMarks()) {
    const form = shown.get(mark)
    const isSent = Object.values(readTypedFields(mark)).some((field) => field.isSent)
    if (isSent && isResponseTo(mark, form !== undefined)) {
      dropTyped(mark)
      continue
    }
    if (isSent) markTyped(mark, { isSent: false })
    if (form) storeForm(form)
  }
}

/**
 * Whether this page is the response to the form. After the browser's own error page, the visitor goes back or opens the
 * form again, by its URL or from another page.
 */
function isResponseTo(mark: string, hasForm: boolean): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') return false
  const { referrer } = document
  return !hasForm || (referrer !== '' && new URL(referrer).pathname === pageOf(mark))
}

/** Stores what is typed from now on, and holds the form back while the site can't be reached. */
export function storeForm(form: HTMLFormElement): void {
  // One that has left meanwhile is answered without it.
  if (started.has(form) || sentForms.has(form) || !isWritten(form)) return
  started.add(form)
  const mark = markOf(form)
  storeTyped(form, mark)
  // These are sent by scripts that check their fields or show the progress of an upload.
  if (form.hasAttribute(formAttribute.definition) || form.hasAttribute(formAttribute.uploading)) {
    form.addEventListener(sentEvent, () => markTyped(mark, { isSent: true }))
    return
  }
  let isLetGo = false
  form.addEventListener('submit', (event) => {
    if (isLetGo || event.defaultPrevented) return
    event.preventDefault()
    const { submitter } = event
    whenReachable(form, () => {
      markTyped(mark, { isSent: true })
      isLetGo = true
      form.requestSubmit(submitter?.isConnected ? submitter : null)
      isLetGo = false
    })
  })
}

/** The form's page, and which of its forms it is. */
function markOf(form: HTMLFormElement): string {
  return formMark(`${location.pathname} ${writtenForms(form.ownerDocument).indexOf(form)}`)
}

function writtenForms(root: Document): HTMLFormElement[] {
  return [...root.forms].filter(isWritten)
}

function isWritten(form: HTMLFormElement): boolean {
  return (
    form.method === 'post' &&
    !form.hasAttribute(draftAttribute.form) &&
    form.closest(islandElement) === null &&
    form.querySelector('[type=email], [type=text], [type=tel], [type=password], textarea') !== null
  )
}

function pageOf(mark: string): string | undefined {
  return mark.split(' ')[1]
}
