import * as v from 'valibot'

/** Name of the form field that a solved captcha fills; its errors stand at it too. */
export const captchaField = 'captcha'

/** What a form's captcha shows; the site's key is public. */
export interface CaptchaWidget {
  siteKey: string
  /** URL of the provider's script. */
  script: string
}

/** A token as a form sends it. Turnstile's are at most 2,048 characters. */
export const CaptchaTokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,2048}$/))

/** The provider's reply about a token (POST {address}/siteverify). */
export const CaptchaReplySchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string(), ''),
  action: v.optional(v.string(), ''),
})
