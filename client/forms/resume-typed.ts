import { formTypedKey } from './typed-key.ts'

/** Brings back what was typed in the forms of the page, where this tab keeps something of any form. */
export function resumeTypedForms(root: Document): void {
  if (hasTyped())
    import('./typed-form.ts').then(
      ({ resumeTyped }) => resumeTyped(root),
      () => undefined,
    )
}

function hasTyped(): boolean {
  try {
    return JSON.stringify(sessionStorage).includes(formTypedKey)
  } catch {
    return false
  }
}
