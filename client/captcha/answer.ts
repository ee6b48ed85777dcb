import { captchaField } from '../../src/contracts/captcha.ts'
import { captchaAttribute, captchaReset } from '../../src/islands/protocol.ts'
import { consentOf } from '../cookies.ts'
import { captchaTimeoutMs } from '../measures.ts'
import { loadScript } from '../scripts/load-script.ts'

interface Turnstile {
  render(place: HTMLElement, options: Record<string, unknown>): string
  reset(widget: string): void
}

declare global {
  var turnstile: Turnstile | undefined
}

type State = 'idle' | 'loading' | 'solving' | 'solved' | 'failed'

/**
 * Loads the provider's script when somebody begins to fill the form in and has agreed to functional cookies, else when
 * they press the field's button. A form that is sent before the token is there waits for it a little.
 */
export function handleCaptcha(field: HTMLElement): void {
  const form = field.closest('form')
  const input = field.querySelector<HTMLInputElement>(`input[name=${captchaField}]`)
  const place = field.querySelector<HTMLElement>('.captcha-place')
  const prompt = field.querySelector<HTMLElement>('.captcha-ask')
  const status = field.querySelector<HTMLElement>('[role=status]')
  if (!form || !input || !place || !prompt || !status) return
  const words = (name: 'failed' | 'waiting') => field.getAttribute(captchaAttribute[name]) ?? ''
  let state: State = 'idle'
  let widget: string | undefined
  let settled = () => {}

  function become(next: State, token = '') {
    state = next
    if (input) input.value = token
    if (status) status.textContent = next === 'failed' ? words('failed') : ''
    if (next === 'solved' || next === 'failed') settled()
  }

  async function start() {
    if (state !== 'idle' || !place || !prompt) return
    prompt.hidden = true
    state = 'loading'
    try {
      const api = await loadScript(document, {
        name: 'captcha',
        url: field.getAttribute(captchaAttribute.script) ?? '',
        api: () => globalThis.turnstile,
      })
      state = 'solving'
      widget = api.render(place, {
        sitekey: field.getAttribute(captchaAttribute.key),
        action: field.getAttribute(captchaAttribute.action),
        language: field.lang,
        size: 'flexible',
        'response-field': false,
        callback: (token: string) => become('solved', token),
        'expired-callback': () => become('solving'),
        'error-callback': () => {
          become('failed')
          return true
        },
      })
    } catch (error) {
      console.error(error)
      become('failed')
    }
  }

  if (consentOf(document).includes('functional')) {
    form.addEventListener('focusin', start, { once: true })
    form.addEventListener('pointerdown', start, { once: true })
  } else {
    prompt.hidden = false
    prompt.querySelector('button')?.addEventListener('click', start)
  }

  form.addEventListener(
    'submit',
    (event) => {
      if (state !== 'loading' && state !== 'solving') return
      event.preventDefault()
      event.stopImmediatePropagation()
      status.textContent = words('waiting')
      const submitter = event.submitter
      const timer = setTimeout(() => become('failed'), captchaTimeoutMs)
      settled = () => {
        clearTimeout(timer)
        settled = () => {}
        form.requestSubmit(submitter)
      }
    },
    true,
  )
  /** A token is valid once. */
  function renew() {
    if (widget === undefined) return
    become('solving')
    globalThis.turnstile?.reset(widget)
  }
  field.addEventListener(captchaReset, renew)
  // Back on the page of a form that was sent.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) renew()
  })
}
