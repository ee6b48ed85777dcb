/** Forms that are being sent: what is typed in them is no longer stored. */
export const sentForms = new WeakSet<object>()

/** In the tab's storage, before the mark of the draft or the form. A file of its own for the script that every page loads. */
export const typedKey = 'marehalm_typed '
/** What the keys of forms begin with that are no step of a booking. */
export const formTypedKey = `${typedKey}form `

/** Fired on a form that leaves by the script that checks or uploads it. */
export const sentEvent = 'typed:sent'

export function formMark(name: string): string {
  return `form ${name}`
}

export function dropTyped(mark: string): void {
  try {
    sessionStorage.removeItem(typedKey + mark)
  } catch {
    // Without storage there is nothing to delete.
  }
}
