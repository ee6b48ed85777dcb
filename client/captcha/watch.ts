import { captchaAttribute } from '../../src/islands/protocol.ts'

/** Captchas wait for somebody to begin with their form. */
export function watchCaptchas(root: ParentNode): void {
  const fields = root.querySelectorAll<HTMLElement>(`[${captchaAttribute.key}]`)
  if (fields.length === 0) return
  import('./answer.ts').then(
    (script) => {
      for (const field of fields) script.handleCaptcha(field)
    },
    // Without it the form is confirmed by mail.
    () => undefined,
  )
}
