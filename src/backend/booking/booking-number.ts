import { newReference } from '../reference.ts'

/** What the guest is told: MH- and eight characters. */
export function newBookingNumber(): string {
  return newReference('MH-')
}
