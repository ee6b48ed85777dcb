export const consentCookie = 'marehalm_consent'

/** On the document, whenever a guest has given or withdrawn consent. */
export const consentChange = 'consent:change'

/** What a guest may agree to (specification, section 4). */
export const consentCategories = ['necessary', 'functional', 'statistic', 'marketing'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/**
 * The categories that the cookie's value names, 'necessary.statistic'. None at all where anything in it is unknown or
 * named twice: what can't be read is no consent.
 */
export function parseConsent(value: string | undefined): ConsentCategory[] {
  const names = (value ?? '').split('.')
  const known = consentCategories.filter((category) => names.includes(category))
  return known.length === names.length ? known : []
}
