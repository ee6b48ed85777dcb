import * as v from 'valibot'
import { answersSchema } from '../../src/contracts/form-definition.ts'
import { checkFields, readTyped } from '../../src/contracts/form-fields.ts'
import { captchaAttribute, captchaReset, formAttribute, readProps } from '../../src/islands/protocol.ts'
import { parseHtml } from '../../src/islands/trusted-html.ts'
import { markets } from '../../src/markets/market.ts'
import { BrowserFormSchema, faultText, labelledInputs } from '../../src/ui/browser-form.ts'
import { fieldId } from '../../src/ui/field-id.ts'
import { whenReachable } from './reachable.ts'
import { sentEvent, sentForms } from './typed-key.ts'

/** Sends the form once the browser finds no fault in it: once for each press, and not without a network. */
export function sendForm(form: HTMLFormElement): void {
  if (form.ariaBusy === 'true' || hasFaults(form)) return
  // An upload shows its own failure.
  if (form.hasAttribute(formAttribute.uploading) && hasPicture(form)) {
    hold(form)
    notifySent(form)
    sendWithProgress(form, () => release(form))
    return
  }
  whenReachable(form, () => {
    hold(form)
    notifySent(form)
    form.submit()
  })
}

/** For the code that stores what is typed in the form. */
function notifySent(form: HTMLFormElement): void {
  sentForms.add(form)
  form.dispatchEvent(new Event(sentEvent))
}

function hold(form: HTMLFormElement): void {
  form.ariaBusy = 'true'
  // Coming back to the page, or stopping before it is left, one may send again.
  addEventListener('pageshow', () => release(form), { once: true })
  globalThis.navigation?.addEventListener('navigateerror', () => release(form), { once: true })
}

function release(form: HTMLFormElement): void {
  form.ariaBusy = null
  sentForms.delete(form)
}

function hasPicture(form: HTMLFormElement): boolean {
  return [...new FormData(form).values()].some((value) => value instanceof File && value.size > 0)
}

/** Checks by the schema that the server checks by, and shows what is wrong as the server would. */
function hasFaults(form: HTMLFormElement): boolean {
  const attribute = form.getAttribute(formAttribute.definition)
  if (attribute === null) return false
  const definition = v.parse(BrowserFormSchema, readProps(attribute))
  const market = markets.find(({ key }) => key === definition.market) ?? markets[0]
  // A picture is looked at by the server, which sees what is in it.
  const fields = definition.fields.filter(({ type }) => type !== 'file')
  const names = fields.map(({ name }) => name)
  const { faults } = checkFields(answersSchema({ fields }), readTyped(new FormData(form), names))
  const questions = labelledInputs(definition)
  const errors = (faults ?? [])
    .toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
    .map((fault) => ({
      name: fault.field,
      message: faultText(definition.faults, fault, questions[fault.field] ?? { label: fault.field }, market),
    }))
  showFaults(form, definition.title, errors)
  sayInTitle(form.ownerDocument, definition.inTitle, errors.length > 0)
  return errors.length > 0
}

/** The page's title begins with the word for an error, as that of a form that the server refuses. */
function sayInTitle(root: Document, word: string, hasFaults: boolean): void {
  const title = root.title.replace(`${word}: `, '')
  root.title = hasFaults ? `${word}: ${title}` : title
}

interface Fault {
  name: string
  message: string
}

/** What ui/form-errors.tsx and ui/field.tsx draw, drawn in the page: a summary that gets the focus, and each fault at its field. */
function showFaults(form: HTMLFormElement, title: string, faults: readonly Fault[]): void {
  clearFaults(form)
  if (faults.length === 0) return
  for (const fault of faults) markField(form, fault)
  const summary = summaryOf(form.ownerDocument, title, faults)
  form.before(summary)
  summary.focus()
}

function clearFaults(form: HTMLFormElement): void {
  form.parentElement?.querySelector(':scope > .error-summary')?.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.ariaInvalid = 'false'
    describe(field, (notes) => notes.filter((note) => note !== `${field.id}-error`))
  }
  for (const error of form.querySelectorAll('.field-error')) error.remove()
}

function markField(form: HTMLFormElement, { name, message }: Fault): void {
  const field = form.querySelector(`#${fieldId(name)}`)
  if (!field) return
  const note = form.ownerDocument.createElement('p')
  note.className = 'field-error'
  note.id = `${field.id}-error`
  note.textContent = message
  field.closest('.field')?.append(note)
  field.ariaInvalid = 'true'
  describe(field, (notes) => [...notes, note.id])
}

function describe(field: Element, change: (notes: string[]) => string[]): void {
  const notes = change((field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
  if (notes.length === 0) field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', notes.join(' '))
}

function summaryOf(root: Document, title: string, faults: readonly Fault[]): HTMLElement {
  const summary = root.createElement('div')
  summary.className = 'error-summary'
  summary.role = 'alert'
  summary.tabIndex = -1
  const heading = root.createElement('h2')
  heading.textContent = title
  const list = root.createElement('ul')
  for (const { name, message } of faults) {
    const link = root.createElement('a')
    link.href = `#${fieldId(name)}`
    link.textContent = message
    const item = root.createElement('li')
    item.append(link)
    list.append(item)
  }
  summary.append(heading, list)
  return summary
}

/**
 * Sends the form by a request that reports its progress. Its result is shown as without scripts: the receipt, or the
 * form with its faults, in which the chosen picture stays chosen.
 */
function sendWithProgress(form: HTMLFormElement, release: () => void): void {
  const request = new XMLHttpRequest()
  const showProgress = progressOf(form)
  request.open('POST', form.action)
  request.upload.addEventListener('progress', ({ loaded, total }) => showProgress(loaded, total))
  request.addEventListener('load', () => {
    if (new URL(request.responseURL).pathname !== new URL(form.action).pathname) location.assign(request.responseURL)
    else if (!showReply(form, request.responseText)) lose(form, release)
  })
  request.addEventListener('error', () => lose(form, release))
  showProgress(0, 1)
  request.send(new FormData(form))
}

function progressOf(form: HTMLFormElement): (loaded: number, total: number) => void {
  const bar = form.querySelector('progress')
  const status = statusOf(form)
  const words = form.getAttribute(formAttribute.uploading) ?? ''
  let shownStep = -1
  return (loaded, total) => {
    const percent = total > 0 ? Math.round((100 * loaded) / total) : 0
    if (bar) {
      bar.hidden = false
      bar.value = percent
    }
    // In steps, so that readers of screens are not talked to all the time.
    const step = percent - (percent % 25)
    if (status && step !== shownStep) status.textContent = words.replace('{percent}', String(step))
    shownStep = step
  }
}

function lose(form: HTMLFormElement, release: () => void): void {
  const bar = form.querySelector('progress')
  if (bar) bar.hidden = true
  const status = statusOf(form)
  if (status) status.textContent = form.getAttribute(formAttribute.lost)
  // Its token may be used.
  for (const field of captchasOf(form)) field.dispatchEvent(new Event(captchaReset))
  release()
}

/** False when the answer is no page with this form. */
function showReply(form: HTMLFormElement, html: string): boolean {
  const page = form.closest('.form-page')
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const newPage = main === '' ? null : parseHtml(form.ownerDocument, main).querySelector<HTMLElement>('.form-page')
  if (!page || !newPage) return false
  for (const chosen of form.querySelectorAll<HTMLInputElement>('[type=file]')) {
    const field = newPage.querySelector<HTMLInputElement>(`#${chosen.id}`)
    // A refused file has to be chosen again.
    if (!field || field.ariaInvalid === 'true' || !chosen.files) continue
    field.files = chosen.files
    const [hint, hintBefore] = [newPage, form].map((part) => part.querySelector(`#${chosen.id}-hint`))
    hint?.replaceChildren(hintBefore?.textContent ?? '')
  }
  page.replaceWith(newPage)
  for (const field of captchasOf(newPage)) startCaptcha(field)
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? ''
  newPage.ownerDocument.title = parseHtml(newPage.ownerDocument, title).textContent || newPage.ownerDocument.title
  for (const fileInput of newPage.querySelectorAll<HTMLInputElement>('[type=file]')) showPreview(fileInput)
  newPage.querySelector<HTMLElement>('.error-summary')?.focus()
  return true
}

function captchasOf(part: ParentNode): NodeListOf<HTMLElement> {
  return part.querySelectorAll(`[${captchaAttribute.key}]`)
}

/** Without its script the form goes on unproven. */
function startCaptcha(field: HTMLElement): void {
  import('../captcha/answer.ts').then(
    ({ handleCaptcha }) => handleCaptcha(field),
    () => undefined,
  )
}

function statusOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('.form-end [role=status]')
}

/** No wider than its field is anywhere. */
const maxWidth = 960

/**
 * Shows a chosen picture below its field, upright; nothing is sent. A file that is no picture shows nothing: the server
 * reports it.
 */
export async function showPreview(input: EventTarget | null): Promise<void> {
  if (!(input instanceof HTMLInputElement) || input.type !== 'file') return
  const file = input.files?.[0]
  const picture = file && (await createImageBitmap(file).catch(() => null))
  // Another one may have been chosen meanwhile.
  if (input.files?.[0] !== file) return picture?.close()
  input.parentElement?.querySelector('.picture-preview')?.remove()
  if (!file || !picture) return
  input.after(drawn(input.ownerDocument, picture, file.name))
  picture.close()
}

function drawn(root: Document, picture: ImageBitmap, name: string): HTMLCanvasElement {
  const scale = Math.min(1, maxWidth / picture.width)
  const canvas = root.createElement('canvas')
  canvas.className = 'picture-preview'
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.role = 'img'
  canvas.ariaLabel = name
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
