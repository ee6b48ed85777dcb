import { type ConsentCategory, consentCategories } from '../contracts/consent.ts'

export const consentCookie = 'marehalm_consent'
/** A year; then the banner is shown again. */
export const consentSeconds = 365 * 24 * 60 * 60

/** Event on the document when a guest has given or withdrawn consent. */
export const consentChange = 'consent:change'

/**
 * The categories that the cookie's value names, 'necessary.statistic'. None at all where anything in it is unknown or
 * named twice: what can't be read is no consent.
 */
export function parseConsent(value: string | undefined): ConsentCategory[] {
  const names = (value ?? '').split('.')
  const known = consentCategories.filter((category) => names.includes(category))
  return known.length === names.length ? known : []
}

/** The cookie's value. The necessary ones are part of every choice. */
export function writeConsent(chosen: readonly ConsentCategory[]): string {
  return consentCategories.filter((category) => category === 'necessary' || chosen.includes(category)).join('.')
}

/** Whether the guest has chosen, whatever it was: any category is a choice (specification, section 4). */
export function hasGiven(value: string | undefined): boolean {
  return parseConsent(value).length > 0
}

/** Field of every consent form, which is sent to the page that contains it. */
export const consentMark = { name: 'consent', value: 'chosen' } as const
/** Bytes of such a form at most. */
export const maxConsentBytes = 512

/** Field of the form's pressed button. */
export const consentChoice = 'choice'
export const consentChoices = { all: 'all', necessary: 'necessary', own: 'own' } as const

/**
 * Reads the consent form: a button that decides everything, or one tick for each category. Ticks count only with the
 * button for them.
 */
export function readConsentForm(form: Pick<FormData, 'get' | 'has'>): ConsentCategory[] {
  const choice = form.get(consentChoice)
  if (choice === consentChoices.all) return [...consentCategories]
  const ticked = choice === consentChoices.own
  return consentCategories.filter((category) => category === 'necessary' || (ticked && form.has(category)))
}
