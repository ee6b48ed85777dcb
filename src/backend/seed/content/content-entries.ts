import type { SeededStreet } from '../places/streets.ts'
import { areaEntries } from './area-entries.ts'
import { categoryEntries } from './categories.ts'
import { ctaEntries } from './ctas.ts'
import { departmentEntries } from './departments.ts'
import { employeeEntries } from './employees.ts'
import type { SeededEntry } from './entry.ts'
import { faqEntries } from './faqs.ts'
import { navigationEntries } from './navigation.ts'
import { settingsEntries } from './settings.ts'
import { pageEntries } from './site-pages/pages.ts'
import { streetEntries } from './street-entries.ts'

/** Every entry of the seeded agency. */
export function contentEntries({ streets }: { today: string; streets: readonly SeededStreet[] }): SeededEntry[] {
  return [
    ...pageEntries,
    ...settingsEntries,
    ...departmentEntries,
    ...areaEntries,
    ...streetEntries(streets),
    ...categoryEntries,
    ...navigationEntries,
    ...faqEntries,
    ...employeeEntries,
    ...ctaEntries,
  ]
}
