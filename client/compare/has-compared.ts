import { comparedKey } from '../../src/domain/compared-key.ts'

/** Whether this device has kept any houses to compare, whatever they are. */
export function hasCompared(): boolean {
  try {
    return (localStorage.getItem(comparedKey) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
