import { draftAttribute } from '../../src/islands/protocol.ts'
import { dropTyped } from './typed-key.ts'

/** The steps of a booking keep what is typed in them, and stay when they cannot be sent. Without scripts the server has what was sent. */
export function watchDraft(root: Document): void {
  const booked = root.querySelector(`[${draftAttribute.booked}]`)?.getAttribute(draftAttribute.booked)
  if (booked) dropTyped(booked)
  const form = root.querySelector<HTMLFormElement>(`form[${draftAttribute.form}]`)
  if (!form) return
  import('./draft-form.ts').then(
    ({ startDraftForm }) => startDraftForm(form),
    () => undefined,
  )
}
