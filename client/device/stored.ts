import type { ConsentCategory } from '../../src/contracts/consent.ts'
import type { StorageKey } from '../../src/domain/browser-keys.ts'
import { consentChange } from '../../src/domain/consent.ts'
import { consentOf, deviceStorage } from '../cookies.ts'

export interface StoredValue<Value> {
  read(): Value
  /** Returns whether it is stored: otherwise it lives as long as the document. */
  write(value: Value): boolean
  /** Calls back whenever it has changed, here or in another tab. Answers how to end that. */
  follow(changed: () => void): () => void
}

/**
 * A value in this device's storage. A value that can't be read counts as missing; one that can't be stored lives as
 * long as the document. With a category, the value is stored only while the guest consents to that category, and
 * deleted when the consent ends. Without a category, it has to be something that the guest asked to store.
 */
export function storedOnDevice<Value>(
  key: StorageKey,
  { parse, category }: { parse(text: string | null): Value; category?: ConsentCategory },
): StoredValue<Value> {
  let text: string | null = null
  const changes = new EventTarget()
  const changed = () => changes.dispatchEvent(new Event('change'))
  const mayStore = () => !category || consentOf(document).includes(category)

  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) {
      text = null
      changed()
    }
  })
  document.addEventListener(consentChange, () => {
    if (mayStore()) return
    store(key, null)
    text = null
    changed()
  })
  return {
    read: () => parse(text ?? (mayStore() ? stored(key) : null)),
    write(value) {
      text = JSON.stringify(value)
      const isStored = mayStore() && store(key, text)
      if (isStored) text = null
      changed()
      return isStored
    },
    follow(listener) {
      changes.addEventListener('change', listener)
      return () => changes.removeEventListener('change', listener)
    },
  }
}

/** Storage may be switched off. */
function stored(key: StorageKey): string | null {
  try {
    return deviceStorage().getItem(key)
  } catch {
    return null
  }
}

/** Whether it is there now: storage may also be full. */
function store(key: StorageKey, text: string | null): boolean {
  try {
    if (text === null) deviceStorage().removeItem(key)
    else deviceStorage().setItem(key, text)
    return true
  } catch {
    return false
  }
}
