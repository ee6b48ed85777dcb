import { readStay } from '../../contracts/booking-forms.ts'
import type { StayChoice } from './stay-fields.tsx'

/** What the form's controls say, whoever set them; what can't be read stays as it was before. */
export function readChoice(form: FormData, before: StayChoice): StayChoice {
  const { arrival = before.arrival, duration = before.duration, party } = readStay(form)
  const read = { ...before, ...party, arrival, duration }
  return JSON.stringify(read) === JSON.stringify(before) ? before : read
}
