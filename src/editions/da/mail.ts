import { facts } from './facts.ts'

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
  invitation: {
    subject: 'Din konto hos {brand}',
    text: 'Vi har oprettet en konto til dig. Vælg en adgangskode, så er du logget ind.',
    note: {
      one: 'Linket virker i {count} dag og kun én gang. Er det udløbet, sender vi gerne et nyt.',
      other: 'Linket virker i {count} dage og kun én gang. Er det udløbet, sender vi gerne et nyt.',
    },
  },
  accountDeleted: {
    subject: 'Din konto er slettet',
    text: 'Vi har slettet din konto, som du bad om. Navn, adresse, adgangskode og favoritter på kontoen er væk, og du er logget ud på alle enheder.',
    stays: `Ophold, du har bestilt, gælder stadig. Du ser dem gennem linket i bekræftelsen. Bilagene gemmer vi i ${facts.bookkeepingYears} år, som bogføringsloven kræver.`,
    note: 'Var det ikke dig, så kontakt os: Den, der slettede kontoen, kendte din adgangskode.',
  },
  loginWarning: {
    subject: 'Forsøg på at logge ind på din konto',
    text: 'Nogen har flere gange prøvet at logge ind på din konto med en forkert adgangskode. Det er ikke lykkedes, og du kan stadig logge ind, som du plejer.',
    advice:
      'Var det dig selv, behøver du ikke at gøre noget. Ellers er det en god idé at vælge en lang adgangskode, som du ikke bruger andre steder.',
    button: 'Vælg en ny adgangskode',
    note: 'Vi skriver højst én gang om dagen om dette, også hvis forsøgene fortsætter.',
  },
  shareFavorites: {
    subject: 'Se, hvad {name} har fundet ved Vesterhavet',
    text: {
      one: '{name} har fundet et sommerhus og vil gerne vise dig det.',
      other: '{name} har fundet {count} sommerhuse og vil gerne vise dig dem.',
    },
    button: 'Se listen',
    note: '{name} har sendt dig denne ene mail gennem vores hjemmeside. Vi gemmer ikke din adresse og skriver ikke til dig igen.',
  },
  formReceipt: {
    subject: 'Vi har modtaget din henvendelse: »{title}«',
    text: 'Tak for din henvendelse. Vi har modtaget den, og hvis den kræver svar, skriver vi til dig så hurtigt som muligt.',
    reference: 'Dit sagsnummer',
    facts: 'Det gælder',
  },
  formNotice: {
    mentioned: 'Nævnt i formularen',
    seeInbox: 'Åbn i indbakken',
    seeBooking: 'Se bestillingen',
    seeHouse: 'Se huset',
    subject: 'Formular: {title} ({reference})',
    heading: 'Formular: {title}',
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
    text: 'Tak, dine tilvalg er bestilt. Vi sørger for resten.',
    number: 'Bestillingsnummer',
    lines: 'Nye tilvalg',
    booked: 'Din bestilling med de nye tilvalg',
    total: 'I alt',
  },
  lodgingViews: {
    subject: 'Husene, du har kigget på',
    text: 'Her er de huse, du har kigget på, så du let finder tilbage til dem.',
  },
  stayAlert: {
    free: {
      subject: 'Ledigt igen: {house}, {dates}',
      text: 'Det ophold, du spurgte efter, er ledigt igen: {house}, {dates}. Vi holder det ikke til dig; det går til den, der bestiller først.',
      button: 'Bestil opholdet',
    },
    taken: {
      subject: 'Ikke længere ledigt: {house}, {dates}',
      text: 'Det ophold, du spurgte efter, er blevet bestilt af en anden: {house}, {dates}.',
      similar: 'Her er lignende huse, der er ledige på de samme datoer:',
      button: 'Se alle ledige huse',
    },
    note: 'Du har bedt om denne ene mail på vores hjemmeside. Vi har slettet din forespørgsel og skriver ikke til dig om den igen.',
  },
  confirm: {
    subject: 'Bekræft: {purpose}',
    text: 'Bekræft, at du har bedt om dette: »{purpose}«.',
    button: 'Bekræft',
    note: {
      one: 'Linket virker i {count} time. Har du ikke bedt om det, kan du se bort fra denne mail.',
      other: 'Linket virker i {count} timer. Har du ikke bedt om det, kan du se bort fra denne mail.',
    },
  },
  booking: {
    together: 'Bestilt sammen med',
    togetherTotal: 'Husene tilsammen',
    togetherNote:
      'Du får en mail om hvert hus. Hvert hus har sit eget bestillingsnummer og kan afbestilles for sig efter lejebetingelserne.',
    subject: 'Din bestilling {number}: {house}',
    text: 'Din bestilling er bekræftet. Her er alt det, vi har aftalt. Gem gerne mailen.',
    steps: {
      arrivalMail: `Vi sender en mail ${facts.arrivalMailDays} dage før ankomst med vejbeskrivelse og besked om nøglen. Er der kortere tid til, sender vi den straks.`,
      houseReady: 'Huset er klar til dig på ankomstdagen fra kl. {time}.',
    },
    seeHouse: 'Se huset',
    reply: 'Har du spørgsmål, så svar bare på denne mail.',
    link: 'Åbn din bestilling',
    linkText:
      'Her kan du se bestillingen, tilføje tilvalg eller afbestille uden at logge ind. Linket virker til og med {date}. Send det ikke videre, for alle med linket kan det samme.',
  },
  bookingCancelled: {
    subject: 'Dit ophold er afbestilt: {house} ({number})',
    title: 'Dit ophold er afbestilt',
    text: 'Dit ophold er afbestilt efter de regler, der gælder for bestillingen. Huset er ledigt igen.',
  },
  officeNews: {
    kinds: {
      cancellation: 'Afbestilling',
      booking: 'Ny bestilling',
      reservation: 'En gæst er skrevet op til en kommende sæson',
      'add-on': 'Nye tilvalg',
      comment: 'Ny kommentar',
      'contest-image': 'Nyt billede til fotokonkurrencen',
      sms: 'Ny tilmelding til sms’er',
    },
    several: { one: '{count} ny besked fra hjemmesiden', other: '{count} nye beskeder fra hjemmesiden' },
    text: 'Her er det, der er kommet ind via hjemmesiden, med link til redaktionssystemet.',
    author: 'Fra',
    pays: 'Gæsten betaler',
    words: 'Tekst',
    open: 'Åbn i redaktionssystemet',
    more: { one: 'Og {count} til i redaktionssystemet.', other: 'Og {count} til i redaktionssystemet.' },
  },
}
