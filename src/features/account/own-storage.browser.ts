import { isOwnStorageKey } from '../../domain/browser-keys.ts'

export function ownKeys(storage: Storage): string[] {
  return Object.keys(storage).filter(isOwnStorageKey)
}

/** @param storage of a browser that keeps something: others throw when they are asked for it */
export function dropOwn(storage: () => Storage): void {
  try {
    for (const key of ownKeys(storage())) storage().removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}
