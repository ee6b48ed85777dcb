import type { StayChoice } from './stay-fields.tsx'

/** What the form's controls say, whoever set them; what can't be read stays as it was before. */
export function readChoice(form: object | null, before: StayChoice): StayChoice {
  const controls = form && 'elements' in form ? form.elements : null
  const text = (name: string) => {
    const control: unknown = isObject(controls) ? Reflect.get(controls, name) : null
    return isObject(control) && 'value' in control && typeof control.value === 'string' ? control.value : null
  }
  const count = (name: keyof Omit<StayChoice, 'arrival'>) => {
    const value = text(name)
    return value !== null && /^\d{1,2}$/.test(value) ? Number(value) : before[name]
  }
  const read: StayChoice = {
    arrival: text('arrival') || before.arrival,
    duration: count('duration'),
    adults: count('adults'),
    children: count('children'),
    infants: count('infants'),
    pets: count('pets'),
  }
  return sameChoice(read, before) ? before : read
}

function sameChoice(one: StayChoice, other: StayChoice): boolean {
  return (Object.keys(one) as (keyof StayChoice)[]).every((name) => one[name] === other[name])
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
