import { facts } from './facts.ts'

export const front = {
  heroTitle: 'Højt til himlen, tæt på havet',
  heroLead: 'Sommerhuse langs Vesterhavet, udvalgt af folk, der bor her.',
  lastSearch: 'Fortsæt din seneste søgning',
  presets: 'Populære søgninger',
  promises: {
    price: 'Én ærlig pris',
    priceText:
      'Gebyrer og obligatorisk rengøring er med fra begyndelsen. Forbrug afregnes efter måleren, og depositum får du tilbage.',
    local: 'Vi bor her',
    localText: 'Vores folk kender husene og kommer hurtigt, hvis noget driller.',
    safe: 'Tryg fra start til slut',
    safeText: 'Klare betingelser, sikker betaling og en nøgle, der venter på dig.',
  },
  areasTitle: 'Find din strækning af kysten',
  areasLead: 'Fra Vadehavets stille vidder til Grenen, hvor to have mødes.',
  areaHouses: { one: '{count} hus', other: '{count} huse' },
  allAreas: 'Alle områder',
  lastMinuteTitle: 'Skal du snart af sted?',
  lastMinuteLead: `Ledige huse de kommende ${facts.lastMinuteDays} dage – de største rabatter først.`,
  allLastMinute: 'Se alle afbudsrejser',
  recommendationsTitle: 'Udvalgt af os',
  recommendationsLead: 'Huse, vi selv ville holde ferie i.',
  allRecommendations: 'Se flere huse',
  reviewsTitle: 'Gæsterne fortæller',
  reviewsLead: 'Tre af de bedste fra de seneste to år. Alle anmeldelser er skrevet af gæster, der har boet i huset.',
  allReviews: 'Alle anmeldelser',
}
