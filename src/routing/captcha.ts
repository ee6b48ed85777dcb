import * as v from 'valibot'
import { CaptchaTokenSchema, type CaptchaWidget, captchaField } from '../contracts/captcha.ts'
import type { Deps } from '../deps.ts'
import { isWithinLimit, type SiteRequest } from '../site-context.ts'

/**
 * What a form is to do next:
 * - `passed`: go on. Also wherever no captcha is configured.
 * - `unproven`: no token, as without scripts, or a provider that does not answer. Go on, but nothing counts before the
 *   visitor has confirmed it by mail (template `confirm`; src/backend/confirm keeps what waits).
 * - `failed`: a token that is not good. The form comes back with everything typed and `captcha.failed` at the field.
 * - `too-many`: unproven, more often than a person would within a minute. 429.
 */
export type CaptchaVerdict = 'passed' | 'unproven' | 'failed' | 'too-many'

/**
 * The captcha of a request's forms. A page shows `<CaptchaField widget={request.captcha.widget} action="contact" …>` in
 * its form and sets `captcha: true` in its result; its POST calls `await request.captcha.check(form, 'contact')` once.
 */
export interface Captcha {
  /** Null while none is configured: there is no field then. */
  widget: CaptchaWidget | null
  /** Origin of the field's scripts; null while none is configured. */
  origin: string | null
  /** Uses the form's token up. @param action the same as the field's: letters, digits, - and _, at most 32 */
  check(form: FormData, action: string): Promise<CaptchaVerdict>
}

/** Visitors without a proof are counted by `UNPROVEN_LIMIT`, each for themselves. */
export function checkCaptcha(c: SiteRequest, { captcha, limits }: Pick<Deps, 'captcha' | 'limits'>): Captcha {
  if (!captcha) return { widget: null, origin: null, check: async () => 'passed' }
  const visitor = c.req.header('cf-connecting-ip')
  async function unproven(): Promise<CaptchaVerdict> {
    return (await isWithinLimit(c, limits.unproven)) ? 'unproven' : 'too-many'
  }
  return {
    widget: captcha.widget,
    origin: captcha.origin,
    async check(form, action) {
      const given = form.get(captchaField)
      if (given === null || given === '') return unproven()
      const token = v.safeParse(CaptchaTokenSchema, given)
      if (!token.success) return 'failed'
      const { hostname } = new URL(c.req.url)
      const verdict = await captcha.verify({ token: token.output, action, hostname, visitor })
      return verdict === 'unavailable' ? unproven() : verdict
    },
  }
}
