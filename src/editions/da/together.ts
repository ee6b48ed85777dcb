import { facts } from './facts.ts'

export const together = {
  title: 'Huse tæt på hinanden',
  lead: 'Rejser du sammen med andre? Her er to eller tre huse, der er ledige på de samme datoer og ligger tæt på hinanden.',
  houses: 'Antal huse',
  sizes: { two: 'To huse', three: 'Tre huse' },
  within: 'Største afstand',
  order: 'Sortér efter',
  orders: { total: 'Laveste samlede pris', distance: 'Korteste afstand' },
  metres: '{distance} m',
  submit: 'Find huse tæt på hinanden',
  persons: 'Personer i alt',
  choose: 'Vælg en ankomstdag, en uge, en måned eller en skoleferie, så finder vi husene.',
  found: { one: '{count} forslag', other: '{count} forslag' },
  group: 'Forslag {number}',
  sum: 'Tilsammen {total}',
  apart: '{distance} m fra hinanden',
  room: { one: 'Plads til {count} person', other: 'Plads til {count} personer' },
  petsIn: { one: 'Husdyret skal bo i {house}', other: 'De {count} husdyr skal bo i {house}' },
  how: 'Om priser og bestilling',
  sameStay:
    'Husene i hvert forslag er ledige på præcis de samme datoer. Er der flere mulige ophold, viser vi det billigste.',
  spread:
    'Priserne gælder for alle, der skal med. Gæsterne fordeles på husene med mindst én voksen i hvert. Alle husdyr bor i samme hus, nemlig det, hvor det koster mindst.',
  book: 'Bestil {house}',
  honest: `Trykker du på »Bestil husene samlet« og går videre fra første trin, holder vi dem alle til dig i ${facts.holdMinutes} minutter. Selve bestillingen laver du for ét hus ad gangen, for hvert hus er en aftale for sig.`,
  bookAll: 'Bestil husene samlet',
  cheapestOnly:
    'Vi har kun set på de {looked} billigste af de {all} huse, der passer. Vælg et område for at få alle med.',
  staysCut:
    'Husene har så mange ledige ophold, at vi kun har set på de {count} billigste. Vælg færre dage eller et mindre område.',
  cut: 'Så mange huse ligger tæt her, at vi kun har set på {count} kombinationer. Vælg en kortere afstand eller et mindre område.',
  empty: 'Der er ingen ledige huse så tæt på hinanden på de samme datoer',
  emptyText: 'Prøv en større afstand, andre dage eller hele kysten.',
  furtherApart: 'Højst {distance} m',
  failed: 'Du kan ikke søge lige nu. Prøv igen om et øjeblik.',
}
