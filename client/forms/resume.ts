import { draftAttribute } from '../../src/islands/protocol.ts'
import { startDraftForm } from './draft-form.ts'
import { resumeTyped } from './typed-form.ts'

/** On a page that has just come: the step of a booking, and what this tab keeps of other forms. */
export function resumeForms(root: Document): void {
  const step = root.querySelector<HTMLFormElement>(`form[${draftAttribute.form}]`)
  if (step) startDraftForm(step)
  resumeTyped(root)
}
