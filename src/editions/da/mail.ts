export const mail = {
  loginPurpose: 'Log ind på din konto',
  hello: 'Hej {name}',
  helloPlain: 'Hej',
  greeting: 'Venlig hilsen',
  team: 'Alle hos {brand}',
  registration: 'CVR-nr. {number}',
  phone: 'Telefon {phone}',
  address: '{address}, Danmark',
  footer: 'Sommerhuse ved Vesterhavet',
  linkHint: 'Virker knappen ikke, så kopiér denne adresse ind i din browser:',
  resetPassword: {
    subject: 'Vælg en ny adgangskode',
    text: 'Du har bedt om en ny adgangskode. Tryk på knappen for at vælge den.',
    button: 'Vælg ny adgangskode',
    note: {
      one: 'Linket virker i {count} minut og kun én gang. Har du ikke bedt om det, kan du se bort fra denne mail: Din adgangskode er uændret.',
      other:
        'Linket virker i {count} minutter og kun én gang. Har du ikke bedt om det, kan du se bort fra denne mail: Din adgangskode er uændret.',
    },
  },
  loginWarning: {
    subject: 'Forsøg på at logge ind på din konto',
    text: 'Nogen har flere gange prøvet at logge ind på din konto med en forkert adgangskode. Det er ikke lykkedes, og du kan stadig logge ind, som du plejer.',
    advice:
      'Var det dig selv, skal du ikke gøre noget. Ellers er det en god idé at vælge en lang adgangskode, som du ikke bruger andre steder.',
    button: 'Vælg en ny adgangskode',
    note: 'Vi skriver højst om dette én gang om dagen, også selv om forsøgene fortsætter.',
  },
  shareFavorites: {
    subject: '{name} vil vise dig sommerhuse ved Vesterhavet',
    text: {
      one: '{name} har fundet et sommerhus og vil gerne vise dig det.',
      other: '{name} har fundet {count} sommerhuse og vil gerne vise dig dem.',
    },
    button: 'Se listen',
    note: '{name} har sendt dig denne ene mail gennem vores hjemmeside. Vi gemmer ikke din adresse og skriver ikke til dig igen.',
  },
  formReceipt: {
    subject: 'Tak for din henvendelse: {title}',
    text: 'Tak for din henvendelse. Den er nået frem, og vi svarer hurtigst muligt.',
    reference: 'Dit sagsnummer',
    facts: 'Det gælder',
  },
  formNotice: {
    houses: 'Huse, som er nævnt',
    seeForm: 'Se formularen',
    seeHouse: 'Se huset',
    subject: '{title} ({reference})',
    text: 'Der er udfyldt en formular på hjemmesiden.',
    reference: 'Sagsnummer',
  },
  taxCalculation: {
    subject: 'Din skatteberegning',
    text: 'Her er den beregning, du lavede på vores hjemmeside.',
    given: 'Dine tal',
    result: 'Resultatet',
    note: 'Beregningen er vejledende. Din endelige skat fastsættes af skattemyndighederne.',
  },
  addonReceipt: {
    subject: 'Tilvalg til bestilling {number}',
    text: 'Tak, dine tilvalg er bestilt. De er klar, når du kommer.',
    number: 'Bestillingsnummer',
    lines: 'Nye tilvalg',
    booked: 'Hele bestillingen nu',
    total: 'I alt',
  },
  lodgingViews: {
    subject: 'De huse, du har kigget på',
    text: 'Her er de huse, du har kigget på, så du let finder tilbage til dem.',
  },
  stayAlert: {
    free: {
      subject: 'Ledigt igen: {house}, {dates}',
      text: 'Det ophold, du spurgte efter, er ledigt igen: {house}, {dates}. Vi holder det ikke til dig; det går til den, der bestiller først.',
      button: 'Bestil opholdet',
    },
    taken: {
      subject: 'Bestilt: {house}, {dates}',
      text: 'Det ophold, du spurgte efter, er blevet bestilt af en anden: {house}, {dates}.',
      similar: 'Disse lignende huse er ledige på de samme datoer:',
      button: 'Se alle ledige huse',
    },
    note: 'Du har bedt om denne ene mail på vores hjemmeside. Vi har slettet din forespørgsel og skriver ikke til dig om den igen.',
  },
  confirm: {
    subject: 'Bekræft: {purpose}',
    text: 'Vi mangler kun din bekræftelse: {purpose}.',
    button: 'Bekræft',
    note: {
      one: 'Linket virker i {count} time. Har du ikke bedt om det, kan du se bort fra denne mail.',
      other: 'Linket virker i {count} timer. Har du ikke bedt om det, kan du se bort fra denne mail.',
    },
  },
  booking: {
    subject: 'Din bestilling {number}: {house}',
    text: 'Din bestilling er bekræftet. Her er alt, hvad der er aftalt. Gem gerne mailen.',
    seeHouse: 'Se huset',
    reply: 'Har du spørgsmål, så svar bare på denne mail.',
  },
  bookingCancelled: {
    subject: 'Din bestilling {number} er afbestilt: {house}',
    title: 'Din bestilling er afbestilt',
    text: 'Din bestilling er afbestilt efter de regler, der gælder for den. Huset er ledigt igen.',
    waived: 'Det betaler du ikke',
    fee: 'Det betaler du',
    money: {
      one: 'Har du betalt mere, får du resten tilbage inden for {count} dag. Mangler der noget, skriver vi til dig.',
      other: 'Har du betalt mere, får du resten tilbage inden for {count} dage. Mangler der noget, skriver vi til dig.',
    },
  },
}
