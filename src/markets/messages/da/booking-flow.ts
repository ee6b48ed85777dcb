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
  hold: {
    until: 'Vi holder huset til dig indtil kl. {time}. Så længe kan ingen andre bestille det.',
    leave: 'Afbryd bestillingen',
    release: 'Afbryd, og giv huset fri',
  },
  link: {
    title: 'Fortsæt på en anden enhed',
    lead: 'Lav et privat link, og åbn det på din telefon eller computer. Det flytter bestillingen dertil, med alt det, du har skrevet.',
    create: 'Lav et link',
    label: 'Dit private link',
    until: 'Gælder én gang, til i morgen kl. {time}. Giv det kun til nogen, der må se bestillingen.',
    continueTitle: 'Fortsæt bestillingen her?',
    continueText: 'Linket fører til en bestilling af hus {house}, {dates}. Den flyttes til denne enhed.',
    continue: 'Fortsæt her',
    replaces: 'Du er i gang med en anden bestilling her. Den bliver erstattet.',
    goneTitle: 'Linket gælder ikke mere',
    goneText: 'Et link virker én gang og i et døgn. Lav et nyt dér, hvor du begyndte, eller find et hus igen.',
  },
}
