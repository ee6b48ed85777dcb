import { formAttribute } from '../../src/islands/protocol.ts'
import { parseHtml } from '../../src/islands/trusted-html.ts'

/**
 * Sends the form by a request that tells how far it is. What comes of it is shown as without scripts: the receipt, or the
 * form with its faults, in which the chosen picture stays chosen.
 */
export function sendWithProgress(form: HTMLFormElement, release: () => void): void {
  const request = new XMLHttpRequest()
  const tell = teller(form)
  request.open('POST', form.action)
  request.upload.addEventListener('progress', ({ loaded, total }) => tell(loaded, total))
  request.addEventListener('load', () => {
    if (new URL(request.responseURL).pathname !== new URL(form.action).pathname) location.assign(request.responseURL)
    else if (!showAnswer(form, request.responseText)) lose(form, release)
  })
  request.addEventListener('error', () => lose(form, release))
  tell(0, 1)
  request.send(new FormData(form))
}

function teller(form: HTMLFormElement): (loaded: number, total: number) => void {
  const bar = form.querySelector('progress')
  const status = statusOf(form)
  const words = form.getAttribute(formAttribute.uploading) ?? ''
  let told = -1
  return (loaded, total) => {
    const percent = total > 0 ? Math.round((100 * loaded) / total) : 0
    if (bar) {
      bar.hidden = false
      bar.value = percent
    }
    // In steps, so that readers of screens are not talked to all the time.
    const step = percent - (percent % 25)
    if (status && step !== told) status.textContent = words.replace('{percent}', String(step))
    told = step
  }
}

function lose(form: HTMLFormElement, release: () => void): void {
  const bar = form.querySelector('progress')
  if (bar) bar.hidden = true
  const status = statusOf(form)
  if (status) status.textContent = form.getAttribute(formAttribute.lost)
  release()
}

/** False when the answer is no page with this form. */
function showAnswer(form: HTMLFormElement, html: string): boolean {
  const page = form.closest('.form-page')
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const answer = main === '' ? null : parseHtml(form.ownerDocument, main).querySelector<HTMLElement>('.form-page')
  if (!page || !answer) return false
  for (const chosen of form.querySelectorAll<HTMLInputElement>('[type=file]')) {
    const field = answer.querySelector<HTMLInputElement>(`#${chosen.id}`)
    // One that was refused is to be chosen anew.
    if (!field || field.ariaInvalid === 'true' || !chosen.files) continue
    field.files = chosen.files
    const [hint, hintBefore] = [answer, form].map((part) => part.querySelector(`#${chosen.id}-hint`))
    hint?.replaceChildren(hintBefore?.textContent ?? '')
  }
  page.replaceWith(answer)
  for (const kept of answer.querySelectorAll<HTMLInputElement>('[type=file]')) showPreview(kept)
  answer.querySelector<HTMLElement>('.error-summary')?.focus()
  return true
}

function statusOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector('.form-end [role=status]')
}

/** No wider than its field is anywhere. */
const maxWidth = 960

/**
 * Shows the picture that was chosen in a field below it, upright; it does not leave the browser for that. What is no picture shows
 * nothing: the server says so.
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
