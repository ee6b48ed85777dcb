import type { together as danish } from '../da/together.ts'

export const together: typeof danish = {
  title: 'Häuser nah beieinander',
  lead: 'Reisen Sie mit mehreren Familien? Hier finden Sie zwei oder drei Häuser, die an denselben Tagen frei sind und nur wenige Schritte auseinander liegen.',
  houses: 'Anzahl der Häuser',
  sizes: { two: 'Zwei Häuser', three: 'Drei Häuser' },
  within: 'Größter Abstand',
  order: 'Zuerst zeigen',
  orders: { total: 'Niedrigster Gesamtpreis', distance: 'Kürzeste Entfernung' },
  metres: '{distance} m',
  submit: 'Benachbarte Häuser finden',
  persons: 'Personen insgesamt',
  choose: 'Wählen Sie einen Anreisetag, eine Woche, einen Monat oder Schulferien, dann finden wir die Häuser.',
  found: { one: '{count} Möglichkeit', other: '{count} Möglichkeiten' },
  group: 'Möglichkeit {number}',
  sum: 'Zusammen {total}',
  apart: '{distance} m auseinander',
  room: { one: 'Platz für {count}', other: 'Platz für {count}' },
  petsIn: { one: 'Das Haustier wohnt in {house}', other: 'Die {count} Haustiere wohnen in {house}' },
  how: 'So gelten Preise und Buchung',
  sameStay:
    'Alle Häuser einer Möglichkeit sind an genau denselben Tagen frei. Passen mehrere Aufenthalte, zeigen wir den günstigsten.',
  spread:
    'Die Preise gelten für Ihre Reisegruppe. Die Personen verteilen sich auf die Häuser, mindestens ein Erwachsener je Haus. Alle Haustiere wohnen im selben Haus, und zwar dort, wo es am wenigsten kostet.',
  book: '{house} buchen',
  honest:
    'Buchen Sie die Häuser zusammen: Sobald Sie vom ersten Schritt aus weitergehen, halten wir alle 15 Minuten lang für Sie frei, bis zur selben Uhrzeit. Gebucht wird eines nach dem anderen, denn jedes Haus ist eine eigene Buchung.',
  bookAll: 'Häuser zusammen buchen',
  cheapestOnly:
    'Wir haben die {looked} günstigsten der {all} passenden Häuser angesehen. Wählen Sie ein Gebiet, damit alle dabei sind.',
  staysCut:
    'Die Häuser haben so viele freie Aufenthalte, dass wir nur die {count} günstigsten angesehen haben. Wählen Sie weniger Tage oder ein kleineres Gebiet.',
  cut: 'Hier liegen so viele Häuser beieinander, dass wir nur {count} Kombinationen angesehen haben. Wählen Sie eine kürzere Entfernung oder ein kleineres Gebiet.',
  empty: 'An denselben Tagen sind keine Häuser frei, die so nah beieinander liegen',
  emptyText: 'Versuchen Sie eine größere Entfernung, andere Tage oder die ganze Küste.',
  furtherApart: 'Höchstens {distance} m',
  failed: 'Die Suche antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
}
