import { facts } from './facts.ts'

export const errors = {
  notFoundTitle: 'Siden er blæst væk',
  notFoundText:
    'Siden kan være flyttet, eller adressen kan være tastet forkert. Gå til forsiden, eller find et sommerhus.',
  brokenTitle: 'Noget gik galt hos os',
  brokenText: 'Det er ikke din skyld. Prøv igen om et øjeblik, eller ring til os, så hjælper vi dig.',
  refusedTitle: 'Formularen kunne ikke sendes',
  refusedText: 'Noget gik galt undervejs. Gå tilbage, genindlæs siden, og send formularen igen.',
  tooMuchText: `Det, du sendte, fylder for meget: Tekst må højst fylde ${facts.formKilobytes} kB, et billede ${facts.imageMegabytes} MB. Gå tilbage, gør det mindre, og send det igen.`,
  tooManyTitle: 'Det gik lidt for hurtigt',
  tooManyText:
    'Vi har fået usædvanlig mange forespørgsler fra din forbindelse. Vent et minut, og prøv igen: Det, du har skrevet, er her stadig.',
  tooManyCriteriaText:
    'En søgning kan højst have {max} kriterier, og denne har {count}. Fjern nogle af dem, eller begynd forfra.',
  toFrontPage: 'Til forsiden',
  toSearch: 'Find et sommerhus',
  tryAgain: 'Prøv igen',
  summaryTitle: 'Ret følgende',
  offline: 'Du er offline, så siden kunne ikke hentes. Tjek forbindelsen, og prøv igen.',
  unsent: 'Du er offline, så intet er sendt. Det, du har skrevet, er her stadig.',
  partMissing: 'Denne del af siden kan ikke vises lige nu. Prøv igen om lidt.',
  partThere: 'Den del af siden, der manglede, vises nu.',
  trying: 'Vi prøver igen …',
  asOf: 'Vist, som det så ud i dag kl. {time}. Vi opdaterer, så snart vi kan.',
  asOfDay: 'Vist, som det så ud den {day} kl. {time}. Vi opdaterer, så snart vi kan.',
  required: 'Udfyld feltet »{field}«',
  invalidEmail: 'Skriv en mailadresse, for eksempel navn@eksempel.dk',
  invalidPhone: 'Skriv telefonnummeret med tal, gerne med landekode',
  tooLong: 'Skriv højst {max} tegn',
}
