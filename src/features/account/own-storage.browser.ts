import { isOwnStorageKey } from '../../domain/browser-keys.ts'

export function ownKeys(storage: Storage): string[] {
  return Object.keys(storage).filter(isOwnStorageKey)
}

/** @param storage throws when it is read in a browser that blocks it */
export function dropOwn(storage: () => Storage): void {
  try {
    for (const key of ownKeys(storage())) storage().removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}
