/** What happens around the three steps of a booking: changed prices, a house that is held, another device. */
export const bookingFlow = {
  change: {
    title: 'Prisen har ændret sig',
    lead: 'Du så {before} i alt {since}. Nu er det {now} i alt:',
    line: '{item}: {difference} {since}',
    from: '({before} → {now})',
    sinceTime: 'siden kl. {time}',
    sinceDay: 'siden {day} kl. {time}',
    atTime: 'kl. {time}',
    atDay: '{day} kl. {time}',
    accept: 'Acceptér den nye pris, og fortsæt',
    mandatory: 'Rengøring og andet obligatorisk',
    gone: 'Et tilvalg, som huset ikke har mere',
  },
}
