import type { Party } from '../../../contracts/booking.ts'
import type { searchPresetTypes } from '../../../contracts/search-preset.ts'
import { facility } from '../../../domain/facilities.ts'
import type { Language, Text3 } from '../texts.ts'
import { entry, type SeededEntry, words } from './entry.ts'

interface Preset {
  type: (typeof searchPresetTypes)[number]
  /** As links name it, in every edition. */
  key: string
  title: Text3
  party?: Partial<Party>
  criteria?: (edition: Language) => Record<string, string>
}

/** Metres to the beach of the houses that only the dune stands before. */
const firstRowDistance = 150
/** In the edition's own currency. */
const affordable = { da: '4000', de: '550', en: '550' } as const

const presets: Preset[] = [
  {
    type: 'profile',
    key: 'family-with-baby',
    title: words('Familie med baby', 'Familie mit Baby', 'Family with a baby'),
    party: { adults: 2, infants: 1 },
    criteria: () => ({ [facility.cots]: '1', [facility.highChairs]: '1' }),
  },
  {
    type: 'profile',
    key: 'with-dog',
    title: words('Med hund', 'Mit Hund', 'With a dog'),
    party: { adults: 2, pets: 1 },
  },
  {
    type: 'profile',
    key: 'two-families',
    title: words('To familier', 'Zwei Familien', 'Two families'),
    party: { adults: 4, children: 4 },
    criteria: () => ({ badevaerelse: '2' }),
  },
  {
    type: 'filter',
    key: 'first-row',
    title: words('Første række til havet', 'In erster Reihe am Meer', 'First row to the sea'),
    criteria: () => ({ [facility.beachDistance]: String(firstRowDistance) }),
  },
  {
    type: 'filter',
    key: 'fireside',
    title: words('Brændeovn og sauna', 'Kaminofen und Sauna', 'Stove and sauna'),
    criteria: () => ({ varme: 'braendeovn', [facility.sauna]: '1' }),
  },
  {
    type: 'filter',
    key: 'affordable-week',
    title: words('En uge under 4.000 kr.', 'Eine Woche unter 550 €', 'A week under €550'),
    criteria: (edition) => ({ duration: '7', maxPris: affordable[edition] }),
  },
]

export const searchPresetEntries: SeededEntry[] = presets.map(({ type, key, title, party, criteria }, index) =>
  entry('searchPreset', `search-preset-${key}`, (edition) => ({
    title: title[edition],
    key,
    type,
    criteria: criteria?.(edition) ?? {},
    party: party ?? null,
    sortOrder: index,
  })),
)
