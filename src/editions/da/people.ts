export const people = {
  everywhere: 'Langs hele kysten',
  call: 'Ring til {name}',
  office: {
    hours: 'Åbningstider',
    day: 'Dag',
    allYear: 'Hele året',
    season: '{from} til {to}',
    now: 'gælder nu',
    closed: 'Lukket',
    emailOnly: 'Kun mail',
    emailFrom: 'derefter kun mail',
    special: 'Særlige dage',
    keys: 'Nøglen til huset',
    outside: 'Uden for åbningstiden',
    contact: 'Find os',
    areas: 'Her har vi huse',
  },
  reviews: {
    average: '{average} af 5 i gennemsnit',
    averageOf: {
      one: 'Beregnet ud fra den ene anmeldelse, vi har fået de seneste to år.',
      other: 'Beregnet ud fra alle {count} anmeldelser fra de seneste to år, gode som dårlige.',
    },
    averageIn: {
      one: 'Beregnet ud fra den ene anmeldelse, vi har fået af husene {place} de seneste to år.',
      other: 'Beregnet ud fra alle {count} anmeldelser af husene {place} fra de seneste to år, gode som dårlige.',
    },
    area: 'Anmeldelser efter område',
    show: 'Vis anmeldelser',
    emptyIn: 'Vi har ikke fået anmeldelser af husene {place} de seneste to år.',
    checked: 'Sådan kontrollerer vi anmeldelserne',
    checkedText:
      'Kun den, der har bestilt og boet i huset, får et personligt link ugen efter afrejsen, og linket kan bruges én gang. Vi sletter ikke kritik, og vi betaler ikke for ros. De bedste vurderinger står først, og ved lige mange stjerner de nyeste.',
    about: 'Om {title}',
    empty: 'Vi har ikke fået anmeldelser de seneste to år.',
  },
  portal: {
    averageOf: {
      one: 'Beregnet ud fra den ene anmeldelse af {domain} hos {host}.',
      other: 'Beregnet ud fra alle {count} anmeldelser af {domain} hos {host}, også dem med én stjerne.',
    },
    selection: {
      one: 'Her er et udvalg: den nyeste anmeldelse med mindst {stars} stjerner.',
      other: 'Her er et udvalg: de {count} nyeste anmeldelser med mindst {stars} stjerner.',
    },
    checked:
      '{host} indsamler anmeldelserne. Vi kontrollerer ikke, om de, der skriver dér, har boet i et af vores huse.',
  },
  seeFavorites: 'Se dine favoritter',
}
