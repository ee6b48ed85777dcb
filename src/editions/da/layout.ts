import { facts } from './facts.ts'
import { layout as panel } from './search-panel.ts'

export const layout = {
  tagline: 'Sommerhuse ved Vesterhavet',
  skipToContent: 'Gå til indholdet',
  home: '{brand} – til forsiden',
  mainMenu: 'Hovedmenu',
  menu: 'Menu',
  openMenu: 'Åbn menuen',
  seeAll: 'Se alt under »{title}«',
  search: 'Søg',
  searchHouses: 'Find sommerhus',
  favorites: 'Favoritter',
  login: 'Log ind',
  ownerLogin: 'Husejerlogin',
  profile: 'Min side',
  editProfile: 'Ret profil',
  myBookings: 'Mine bestillinger',
  logout: 'Log ud',
  contact: 'Kontakt',
  openingHours: 'Åbningstider',
  language: 'Sprog',
  breadcrumbs: 'Du er her',
  ...panel,
  stepper: { fewer: '{field}: færre', more: '{field}: flere' },
  back: 'Tilbage',
  showMore: 'Vis flere',
  showAll: 'Vis alle',
  loading: 'Henter …',
  newWindow: 'åbner i et nyt vindue',
  today: 'I dag',
  closed: 'lukket',
  yes: 'Ja',
  no: 'Nej',
  hours: {
    span: '{from}–{to}',
    open: 'åbent til kl. {time}',
    email: 'kun mail lige nu',
    emailOpens: 'kun mail – telefonen åbner {when}',
    closed: 'lukket',
    opens: 'åbner {when}',
    today: 'kl. {time}',
    tomorrow: 'i morgen kl. {time}',
    later: '{day} kl. {time}',
  },
  preview: { title: 'Forhåndsvisning', until: 'med kladder, til kl. {time}', leave: 'Afslut' },
  footer: {
    explore: 'Gå på opdagelse',
    service: 'Hjælp og service',
    certificates: 'Det kan du regne med',
    partners: 'Vi arbejder sammen med',
    pause: 'Sæt på pause',
    play: 'Afspil',
    readReviews: 'Læs anmeldelser hos {host}',
    reviewsAt: 'Anmeldelser hos {host}',
    office: 'Vores kontor',
    offices: 'Vores kontorer',
    officesLead: 'Kig ind, ring eller skriv. Vi bor her selv og kender husene.',
    getDirections: 'Vis på kort',
    followUs: 'Følg os',
    contact: 'Kontakt',
    privacy: 'Privatlivspolitik',
    accessibility: 'Tilgængelighed',
    cookies: 'Om cookies',
    cookieSettings: 'Cookieindstillinger',
    forget: 'Deler du enheden? Slet alt',
    terms: 'Lejebetingelser',
    payment: 'Betal trygt med Dankort, Visa, Mastercard, MobilePay eller bankoverførsel.',
    priceNote:
      'Alle priser er inkl. moms, gebyr og obligatoriske ydelser. El og eventuelt vand og varme afregnes efter forbrug, og har huset depositum, får du det tilbage.',
    complaints:
      'Er du utilfreds med opholdet, så skriv til os først. Bliver vi ikke enige, kan du klage til Ankenævnet for Feriehusudlejning.',
    copyright: '© {year} {brand}',
    registration: 'CVR-nr.',
    vatId: 'Momsnr.',
  },
}

export const errors = {
  notFoundTitle: 'Siden er blæst væk',
  notFoundText:
    'Siden kan være flyttet, eller adressen kan være tastet forkert. Gå til forsiden, eller find et sommerhus.',
  brokenTitle: 'Noget gik galt hos os',
  brokenText: 'Det er ikke din skyld. Prøv igen om et øjeblik, eller ring til os, så hjælper vi dig.',
  refusedTitle: 'Formularen kunne ikke sendes',
  refusedText: 'Noget gik galt undervejs. Gå tilbage, genindlæs siden, og send formularen igen.',
  tooMuchText: `Det, du sendte, fylder for meget: En tekst må højst fylde ${facts.formKilobytes}\u00a0kB, et billede ${facts.imageMegabytes}\u00a0MB. Gå tilbage, og send noget, der fylder mindre.`,
  tooManyTitle: 'Det gik lidt for hurtigt',
  tooManyText:
    'Vi har fået usædvanlig mange forespørgsler fra din internetforbindelse. Vent et minut, og prøv igen. Det, du har skrevet, er her stadig.',
  tooManyCriteriaText:
    'En søgning kan højst have {max} filtre, og denne har {count}. Fjern nogle af dem, eller begynd forfra.',
  toFrontPage: 'Til forsiden',
  toSearch: 'Find et sommerhus',
  tryAgain: 'Prøv igen',
  summaryTitle: 'Ret følgende',
  offline: 'Du er offline, så siden kunne ikke hentes. Tjek forbindelsen, og prøv igen.',
  unsent: 'Du er offline, så intet er sendt. Det, du har skrevet, er her stadig.',
  partMissing: 'Denne del af siden kan ikke vises lige nu. Prøv igen om lidt.',
  partThere: 'Den del af siden, der manglede, vises nu.',
  trying: 'Vi prøver igen …',
  asOf: 'Oplysningerne er fra i dag kl. {time}. Vi opdaterer dem, så snart vi kan.',
  asOfDay: 'Oplysningerne er fra den {day} kl. {time}. Vi opdaterer dem, så snart vi kan.',
  required: 'Udfyld feltet »{field}«',
  invalidEmail: 'Skriv en mailadresse, for eksempel navn@eksempel.dk',
  invalidPhone: 'Skriv telefonnummeret med tal, gerne med landekode',
  tooLong: 'Skriv højst {max} tegn',
}

export const captcha = {
  /** By what becomes of a form that is sent without the test. */
  ask: {
    confirmed:
      'Vis først, at du ikke er en robot: Tryk på knappen, så henter vi en kort test fra {host}. Vil du hellere springe den over, får du en mail, hvor du bekræfter med ét klik.',
    receiptHere:
      'Vis gerne, at du ikke er en robot: Tryk på knappen, så henter vi en kort test fra {host}. Springer du den over, får du kvitteringen her på siden i stedet for på mail.',
    same: 'Vis gerne, at du ikke er en robot: Tryk på knappen, så henter vi en kort test fra {host}. Du kan også springe den over.',
  },
  start: 'Hent testen',
  waiting: 'Vent et øjeblik, mens testen hentes …',
  unavailable: {
    confirmed:
      'Robottesten kan ikke vises lige nu. Du kan sende formularen alligevel. Så får du en mail, hvor du bekræfter med ét klik.',
    receiptHere:
      'Robottesten kan ikke vises lige nu. Du kan sende formularen alligevel. Så får du kvitteringen her på siden i stedet for på mail.',
    same: 'Robottesten kan ikke vises lige nu. Du kan fortsætte uden.',
  },
  noScript: {
    confirmed: 'Når du har sendt formularen, får du en mail, hvor du bekræfter med ét klik.',
    receiptHere: 'Kvitteringen får du her på siden, når du har sendt formularen.',
  },
  failed: 'Testen mislykkedes eller er udløbet. Tag den igen, og send så formularen.',
}

export const consent = {
  title: 'Må vi bruge cookies?',
  text: 'Så kan vi huske de huse, du har set på, måle, hvor hurtigt siderne bliver vist, og vise indhold fra andre firmaer. Siden virker også uden.',
  all: 'Tillad alle',
  necessary: 'Kun nødvendige',
  choose: 'Vælg selv',
  settings: 'Cookieindstillinger',
  lead: 'Her bestemmer du, hvilke cookies siden må gemme i din browser. Du kan ændre dit valg når som helst.',
  save: 'Gem mit valg',
  saved: 'Dit valg er gemt. Det gælder i et år, og du kan ændre det her når som helst.',
  always: 'altid slået til',
  name: 'Navn',
  purpose: 'Formål',
  duration: 'Varighed',
  list: 'Dette gemmer vi',
  nothing: 'Vi gemmer selv intet i denne kategori.',
  more: 'Læs mere om cookies',
  categories: {
    necessary: { title: 'Nødvendige', text: 'Uden dem kan du ikke logge ind, bestille eller gemme favoritter.' },
    functional: {
      title: 'Funktioner',
      text: 'Siden husker de huse, du har set på, og dine seneste søgninger, og husejere kan chatte med os.',
    },
    statistic: {
      title: 'Statistik',
      text: 'Vi måler, hvor hurtigt siderne bliver vist, og hvilke fejl der opstår. Vi gemmer hverken navn, IP-adresse eller søgninger.',
    },
    marketing: {
      title: 'Film og anmeldelser fra andre firmaer',
      text: 'Film og anmeldelser, der ligger hos andre firmaer, vises, uden at vi spørger hver gang. Firmaerne kan se, at du besøger siden, og gemme deres egne cookies.',
    },
  },
  embed: {
    text: 'Indholdet ligger hos {host}, som får din IP-adresse og kan gemme cookies, når det vises.',
    show: 'Vis indholdet fra {host}',
    always: 'Vis altid den slags indhold',
    open: 'Åbn på {host}',
  },
}
