import { facts } from './facts.ts'

export const blog = {
  by: 'Af {author}',
  updated: 'opdateret {date}',
  popularTopics: 'Populære emner',
  moreTopics: 'Flere emner',
  allPosts: 'Alle indlæg',
  posts: { one: '{count} indlæg', other: '{count} indlæg' },
  emptyTitle: 'Der er ingen indlæg her endnu',
  emptyText: 'Kig forbi igen en anden dag, eller læs om noget andet så længe.',
  relatedAreas: 'Steder i indlægget',
  linkedHouses: 'Husene i indlægget',
  relatedHouses: 'Huse i nærheden',
  comments: { one: '{count} kommentar', other: '{count} kommentarer' },
  anonymous: 'Gæst',
}

export const jobs = {
  title: 'Ledige stillinger',
  count: { one: '{count} ledig stilling', other: '{count} ledige stillinger' },
  types: 'Ansættelse',
  categories: 'Arbejdsområde',
  workplaces: 'Arbejdssted',
  deadline: 'Ansøgningsfrist',
  noDeadline: 'Løbende, indtil stillingen er besat',
  apply: 'Søg stillingen på mail',
  applyBy: 'Ansøg senest {date}',
  facts: 'Kort om jobbet',
  closedTitle: 'Ansøgningsfristen er udløbet',
  closedText: 'Fristen var den {date}, så stillingen kan ikke længere søges.',
  seeOpen: 'Se de ledige stillinger',
  emptyTitle: 'Ingen ledige stillinger her lige nu',
  emptyText: 'Vi ansætter flest mellem januar og april. Du er velkommen til at skrive til os allerede nu.',
  allJobs: 'Alle ledige stillinger',
  contact: 'Har du spørgsmål til jobbet?',
  office: 'Her finder du os',
  video: 'Se en film om arbejdet',
}

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
      other:
        'Beregnet ud fra alle {count} anmeldelser, gode som dårlige, som husene {place} har fået de seneste to år.',
    },
    area: 'Anmeldelser efter område',
    show: 'Vis anmeldelser',
    emptyIn: 'Vi har ikke fået anmeldelser af husene {place} de seneste to år.',
    checked: 'Sådan kontrollerer vi anmeldelserne',
    checkedText:
      'Kun den, der har bestilt huset og boet i det, får et personligt link ugen efter afrejsen, og linket kan bruges én gang. Vi sletter ikke kritik, og vi betaler ikke for ros. Anmeldelser med flest stjerner står først, og ved lige mange stjerner de nyeste.',
    about: 'Om {title}',
    empty: 'Vi har ikke fået anmeldelser de seneste to år.',
  },
  portal: {
    averageOf: {
      one: 'Beregnet ud fra den ene anmeldelse af {domain} hos {host}.',
      other: 'Beregnet ud fra alle {count} anmeldelser af {domain} hos {host}, også dem med én stjerne.',
    },
    selection: {
      one: 'Her er den nyeste anmeldelse med mindst {stars} stjerner.',
      other: 'Her er et udvalg: de {count} nyeste anmeldelser med mindst {stars} stjerner.',
    },
    checked:
      '{host} indsamler anmeldelserne. Vi kontrollerer ikke, om de, der skriver dér, har boet i et af vores huse.',
  },
  seeFavorites: 'Se dine favoritter',
}

export const category = {
  noneOnStreet: 'Ingen ledige huse på denne vej',
  title: { one: '{count} hus', other: '{count} huse at vælge imellem' },
  datesLead: 'Vælg ankomst og varighed, så ser du, hvad der er ledigt.',
  emptyTitle: 'Lige nu har vi ingen huse i denne kategori',
  emptyText: 'Se alle huse, eller ring til os, så finder vi et, der passer til dig.',
  streets: 'Veje {place}',
  /** The place's name alone. */
  aboutPlace: 'Om {place}',
}

export const front = {
  heroTitle: 'Højt til himlen, tæt på havet',
  heroLead: 'Sommerhuse langs Vesterhavet, udvalgt af folk, der bor her.',
  facts: { rated: '{average} af 5 · {reviews}', since: 'siden {year}' },
  lastSearch: 'Fortsæt din seneste søgning',
  searchWords: 'Hvor · Hvornår · Hvem',
  presets: 'Populære søgninger',
  promises: {
    price: 'Ærlige priser',
    priceText:
      'Alle obligatoriske ydelser er med i prisen. Hvor slutrengøring er valgfri, bestemmer du selv, og forbrug afregnes efter måler.',
    local: 'Vi bor her',
    localText: 'Vores folk kender husene og kommer hurtigt, hvis noget driller.',
    safe: 'Trygt fra start til slut',
    safeText: 'Klare betingelser, sikker betaling og en nøgle, der venter på dig.',
  },
  areasTitle: 'Find dit stykke af kysten',
  areasLead: 'Fra Vadehavets stille vidder til Grenen, hvor to have mødes.',
  areaHouses: { one: '{count} hus', other: '{count} huse' },
  allAreas: 'Alle områder',
  lastMinuteTitle: 'Skal du snart af sted?',
  lastMinuteLead: `Ledige huse de kommende ${facts.lastMinuteDays} dage – de største rabatter på lejen i procent først.`,
  largestDiscounts: 'Se de største rabatter',
  recommendationsTitle: 'Bedst bedømt af gæsterne',
  allRecommendations: 'Se flere huse',
  reviewsTitle: 'Gæsterne fortæller',
  reviewsLead: 'Tre af de bedste fra de seneste to år. Alle anmeldelser er skrevet af gæster, der har boet i huset.',
  allReviews: 'Alle anmeldelser',
}
