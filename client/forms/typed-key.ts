/** In the tab's storage, before the mark of the draft. A file of its own for the script that every page loads. */
export const typedKey = 'marehalm_typed '

export function dropTyped(mark: string): void {
  try {
    sessionStorage.removeItem(typedKey + mark)
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
