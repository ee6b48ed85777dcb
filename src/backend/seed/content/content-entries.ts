import { areaOfLocation } from '../../../domain/areas.ts'
import { areaName, placeInSentence } from '../../../markets/area-name.ts'
import blog from '../data/content/blog.json' with { type: 'json' }
import bookingNotes from '../data/content/booking-notes.json' with { type: 'json' }
import categories from '../data/content/categories.json' with { type: 'json' }
import comments from '../data/content/comments.json' with { type: 'json' }
import departments from '../data/content/departments.json' with { type: 'json' }
import employees from '../data/content/employees.json' with { type: 'json' }
import faqs from '../data/content/faqs.json' with { type: 'json' }
import forms from '../data/content/forms.json' with { type: 'json' }
import inspiration from '../data/content/inspiration.json' with { type: 'json' }
import jobs from '../data/content/jobs.json' with { type: 'json' }
import maps from '../data/content/maps.json' with { type: 'json' }
import pages from '../data/content/pages.json' with { type: 'json' }
import contests from '../data/content/photo-contests.json' with { type: 'json' }
import presets from '../data/content/search-presets.json' with { type: 'json' }
import settings from '../data/content/settings.json' with { type: 'json' }
import streetPage from '../data/content/street-page.json' with { type: 'json' }
import type { SeededStreet } from '../places/streets.ts'
import { fill } from '../texts.ts'
import { areaEntries } from './areas.ts'
import { entry, type Reading, readEntries, type SeededEntry } from './entries.ts'
import { toEntry } from './links.ts'
import { navigationEntries } from './navigation.ts'
import { rankingTexts } from './ranking.ts'

/** Every entry of the seeded agency. */
export function contentEntries({ today, streets }: { today: string; streets: readonly SeededStreet[] }): SeededEntry[] {
  const reading: Reading = { today, insertions: rankingTexts }
  return [
    ...[pages, settings, departments].flatMap((file) => readEntries(file, reading)),
    ...areaEntries,
    ...streetEntries(streets),
    ...[categories, presets].flatMap((file) => readEntries(file, reading)),
    ...navigationEntries,
    ...[faqs, employees, inspiration, bookingNotes, maps, forms, blog, comments, jobs, contests].flatMap((file) =>
      readEntries(file, reading),
    ),
  ]
}

/** A page for each of the broker's streets, below its area's. */
function streetEntries(streets: readonly SeededStreet[]): SeededEntry[] {
  return streets.flatMap((street) => {
    const area = areaOfLocation(street.locationId)
    if (!area) return []
    return [
      entry('street', `street-${street.id}`, (edition) => {
        const name = areaName({ key: edition }, area)
        const place = placeInSentence({ key: edition }, name, area.preposition)
        const words = { street: street.name, area: name, place }
        return {
          title: fill('{street}, {area}', words),
          slug: street.slug,
          brokerStreetIds: [String(street.id)],
          areas: [toEntry(`area-${area.slug}`)],
          excerpt: fill(streetPage.excerpt[edition], words),
        }
      }),
    ]
  })
}
