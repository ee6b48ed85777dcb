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
    areas: 'Hier betreuen wir Häuser',
  },
  reviews: {
    average: 'Durchschnittlich {average} von 5',
    averageOf: {
      one: 'Berechnet aus der einen Bewertung der letzten zwei Jahre.',
      other: 'Berechnet aus allen {count} Bewertungen der letzten zwei Jahre, guten wie schlechten.',
    },
    averageIn: {
      one: 'Berechnet aus der einen Bewertung der letzten zwei Jahre zu den Häusern {place}.',
      other:
        'Berechnet aus allen {count} Bewertungen der letzten zwei Jahre zu den Häusern {place}, guten wie schlechten.',
    },
    area: 'Bewertungen nach Ort',
    show: 'Bewertungen anzeigen',
    emptyIn: 'In den letzten zwei Jahren haben wir zu den Häusern {place} keine Bewertungen erhalten.',
    checked: 'So prüfen wir Bewertungen',
    checkedText:
      'Bewerten kann nur, wer gebucht und im Haus gewohnt hat: In der Woche nach der Abreise senden wir einen persönlichen Link, der einmal gilt. Kritik löschen wir nicht, und für Lob bezahlen wir nicht. Die besten Bewertungen stehen zuerst, bei gleicher Sternezahl die neuesten.',
    about: 'Haus: {title}',
    empty: 'In den letzten zwei Jahren haben wir keine Bewertungen erhalten.',
  },
  portal: {
    averageOf: {
      one: 'Berechnet aus der einen Bewertung zu {domain} bei {host}.',
      other: 'Berechnet aus allen {count} Bewertungen zu {domain} bei {host}, auch denen mit einem Stern.',
    },
    selection: {
      one: 'Hier ist eine Auswahl: die neueste mit mindestens {stars} Sternen.',
      other: 'Hier ist eine Auswahl: die {count} neuesten mit mindestens {stars} Sternen.',
    },
    checked:
      '{host} sammelt die Bewertungen. Ob die Verfasser in einem unserer Häuser gewohnt haben, prüfen wir dort nicht.',
  },
  seeFavorites: 'Zur Merkliste',
}
