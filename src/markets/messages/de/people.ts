import type { people as danish } from '../da/people.ts'

export const people: typeof danish = {
  everywhere: 'An der ganzen Küste',
  call: '{name} anrufen',
  office: {
    hours: 'Öffnungszeiten',
    day: 'Tag',
    allYear: 'Ganzjährig',
    season: '{from} bis {to}',
    now: 'gilt jetzt',
    closed: 'Geschlossen',
    emailOnly: 'Nur E-Mail',
    emailFrom: 'danach nur E-Mail',
    special: 'Besondere Tage',
    keys: 'Der Schlüssel zum Haus',
    outside: 'Außerhalb der Öffnungszeiten',
    contact: 'So finden Sie uns',
    areas: 'Hier betreuen wir die Häuser',
  },
  reviews: {
    average: 'Durchschnittlich {average} von 5',
    averageOf: {
      one: 'Berechnet aus der einen Bewertung der letzten zwei Jahre.',
      other: 'Berechnet aus allen {count} Bewertungen der letzten zwei Jahre, guten wie schlechten.',
    },
    checked: 'So prüfen wir Bewertungen',
    checkedText:
      'Bewerten kann nur, wer gebucht und im Haus gewohnt hat: In der Woche nach der Abreise senden wir einen persönlichen Link, der einmal gilt. Kritik löschen wir nicht, und für Lob bezahlen wir nicht. Die besten Bewertungen stehen zuerst, bei gleicher Sternezahl die neuesten.',
    about: 'Zu {title}',
    empty: 'In den letzten zwei Jahren haben wir keine Bewertungen erhalten.',
  },
  seeFavorites: 'Zu Ihren Favoriten',
}
