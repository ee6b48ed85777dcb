import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, toEntries, words } from './entry.ts'
import { pictureNamed } from './picture-assets.ts'

const titles = {
  director: words('Direktør', 'Geschäftsführerin', 'Managing director'),
  manager: words('Kontorleder', 'Büroleitung', 'Office manager'),
  bookings: words('Bestillinger', 'Buchungen', 'Bookings'),
  german: words('Bestillinger, tysk', 'Buchungen und Gästebetreuung auf Deutsch', 'Bookings, in German'),
  inspector: words('Syner husene', 'Hausprüfung', 'House inspector'),
  caretaker: words('Teknisk service', 'Haustechnik', 'Maintenance'),
  cleaning: words('Leder af rengøringen', 'Leitung Reinigung', 'Head of cleaning'),
  owners: words('Husejerkonsulent', 'Betreuung der Eigentümer', 'Owner relations'),
  pools: words('Pool og spa', 'Pool und Whirlpool', 'Pools and whirlpools'),
} satisfies Record<string, Text3>

interface Person {
  name: string
  role: keyof typeof titles
  office: string
  portrait?: string
}

const people: Person[] = [
  { name: 'Mette Klitholm', role: 'director', office: 'hvide-sande', portrait: 'woman-bob' },
  { name: 'Karen Tangsø', role: 'inspector', office: 'hvide-sande', portrait: 'woman-grey-bun' },
  { name: 'Jonas Havbro', role: 'manager', office: 'blavand', portrait: 'man-beard' },
  { name: 'Silke Harmsdorf', role: 'german', office: 'blavand', portrait: 'woman-long-hair' },
  { name: 'Anders Revlund', role: 'caretaker', office: 'blavand' },
  { name: 'Birgit Marskgaard', role: 'manager', office: 'romo' },
  { name: 'Torben Sandvad', role: 'pools', office: 'hvide-sande', portrait: 'man-grey' },
  { name: 'Lone Fjordside', role: 'bookings', office: 'hvide-sande' },
  { name: 'Emil Thyborg', role: 'manager', office: 'klitmoller' },
  { name: 'Ida Stenklit', role: 'bookings', office: 'klitmoller', portrait: 'woman-curls' },
  { name: 'Poul Havnstrup', role: 'caretaker', office: 'thyboron' },
  { name: 'Nadia Rimmen', role: 'cleaning', office: 'lokken' },
  { name: 'Frederik Lønholt', role: 'owners', office: 'lokken' },
  { name: 'Gitte Grenholt', role: 'manager', office: 'skagen' },
]

const idOf = (index: number) => `employee-${index + 1}`

export const employeeIds = people.map((_, index) => idOf(index))

export const employeeEntries: SeededEntry[] = people.map(({ name, role, office, portrait }, index) =>
  entry('employee', idOf(index), (edition) => ({
    name,
    jobTitle: titles[role][edition],
    email: `${(name.split(' ')[0] ?? '').toLowerCase()}@marehalm.example`,
    phone: `+45 10 75 61 ${String(index + 10)}`,
    image: portrait ? pictureNamed(`portrait-${portrait}`) : null,
    bookingStudioId: 400 + index,
    locations: toEntries([`department-${office}`]),
    isArchived: false,
    sortOrder: index + 1,
  })),
)
