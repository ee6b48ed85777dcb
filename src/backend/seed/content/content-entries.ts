import type { SeededStreet } from '../places/streets.ts'
import { areaEntries } from './area-entries.ts'
import { blogEntries } from './blog/blog-entries.ts'
import { categoryEntries } from './categories.ts'
import { commentEntries } from './comments.ts'
import { ctaEntries } from './ctas.ts'
import { departmentEntries } from './departments.ts'
import { employeeEntries } from './employees.ts'
import type { SeededEntry } from './entry.ts'
import { faqEntries } from './faqs.ts'
import { formEntries } from './forms.ts'
import { jobEntries } from './jobs.ts'
import { navigationEntries } from './navigation.ts'
import { photoContestEntries } from './photo-contests.ts'
import { searchPresetEntries } from './search-presets.ts'
import { settingsEntries } from './settings.ts'
import { pageEntries } from './site-pages/pages.ts'
import { smallEntries } from './small-parts.ts'
import { streetEntries } from './street-entries.ts'

/** Every entry of the seeded agency. */
export function contentEntries({ today, streets }: { today: string; streets: readonly SeededStreet[] }): SeededEntry[] {
  return [
    ...pageEntries,
    ...settingsEntries,
    ...departmentEntries,
    ...areaEntries,
    ...streetEntries(streets),
    ...categoryEntries,
    ...searchPresetEntries,
    ...navigationEntries,
    ...faqEntries,
    ...employeeEntries,
    ...ctaEntries,
    ...smallEntries,
    ...formEntries,
    ...blogEntries(today),
    ...commentEntries(today),
    ...jobEntries(today),
    ...photoContestEntries(today),
  ]
}
