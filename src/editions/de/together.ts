import type { together as danish } from '../da/together.ts'
import { facts } from './facts.ts'

export const together: typeof danish = {
  title: 'Häuser nah beieinander',
  lead: 'Reisen Sie mit mehreren Familien? Hier finden Sie zwei oder drei Häuser, die im selben Zeitraum frei sind und nur wenige Schritte auseinanderliegen.',
  houses: 'Anzahl der Häuser',
  sizes: { two: 'Zwei Häuser', three: 'Drei Häuser' },
  within: 'Größter Abstand',
  order: 'Sortieren nach',
  orders: { total: 'Niedrigster Gesamtpreis', distance: 'Kürzester Abstand' },
  metres: '{distance} m',
  submit: 'Häuser nah beieinander finden',
  persons: 'Personen insgesamt',
  choose: 'Wählen Sie einen Anreisetag, eine Woche, einen Monat oder Schulferien, dann finden wir die Häuser.',
  found: { one: '{count} Kombination', other: '{count} Kombinationen' },
  group: 'Kombination {number}',
  sum: 'Zusammen {total}',
  apart: '{distance} m auseinander',
  room: { one: 'Platz für {count} Person', other: 'Platz für {count} Personen' },
  petsIn: { one: 'Das Haustier wohnt in {house}', other: 'Die {count} Haustiere wohnen in {house}' },
  how: 'Hinweise zu Preisen und Buchung',
  sameStay:
    'Alle Häuser einer Kombination sind im selben Zeitraum frei. Sind mehrere Termine möglich, zeigen wir den günstigsten.',
  spread:
    'Die Preise gelten für alle Gäste. Die Personen verteilen wir so, dass in jedem Haus mindestens ein Erwachsener wohnt. Alle Haustiere wohnen im selben Haus, und zwar dort, wo es am wenigsten kostet.',
  book: '{house} buchen',
  honest: `Wenn Sie auf „Häuser zusammen buchen“ klicken und den ersten Schritt abschließen, halten wir sämtliche Häuser ${facts.holdMinutes} Minuten lang für Sie frei. Gebucht wird dann eines nach dem anderen, denn jedes Haus ist eine eigene Buchung.`,
  bookAll: 'Häuser zusammen buchen',
  cheapestOnly:
    'Wir haben nur die {looked} günstigsten der {all} passenden Häuser verglichen. Wählen Sie einen Ort, damit alle dabei sind.',
  staysCut:
    'Die Häuser haben so viele freie Termine, dass wir nur die {count} günstigsten verglichen haben. Wählen Sie weniger Tage oder einen einzelnen Ort.',
  cut: 'Hier liegen so viele Häuser beieinander, dass wir nur {count} Kombinationen verglichen haben. Wählen Sie einen kürzeren Abstand oder einen einzelnen Ort.',
  empty: 'Im selben Zeitraum sind keine Häuser frei, die so nah beieinanderliegen',
  emptyText: 'Versuchen Sie einen größeren Abstand, andere Tage oder die ganze Küste.',
  furtherApart: 'Höchstens {distance} m',
  failed: 'Die Suche ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.',
}
