import type { bookingFlow as danish } from '../da/booking-flow.ts'

export const bookingFlow: typeof danish = {
  change: {
    title: 'Der Preis hat sich geändert',
    lead: 'Sie haben {since} insgesamt {before} gesehen. Jetzt sind es {now}:',
    line: '{item}: {difference} {since}',
    from: '({before} → {now})',
    sinceTime: 'seit {time} Uhr',
    sinceDay: 'seit dem {day}, {time} Uhr',
    atTime: 'um {time} Uhr',
    atDay: 'am {day} um {time} Uhr',
    accept: 'Neuen Preis annehmen und weiter',
    mandatory: 'Endreinigung und weitere Pflichtkosten',
    gone: 'Ein Extra, das es bei diesem Haus nicht mehr gibt',
  },
}
