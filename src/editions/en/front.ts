import type { front as danish } from '../da/front.ts'

export const front: typeof danish = {
  heroTitle: 'Big skies, close to the sea',
  heroLead: 'Holiday homes along the Danish North Sea coast, chosen by people who live here.',
  lastSearch: 'Continue your last search',
  presets: 'Popular searches',
  promises: {
    price: 'One honest price',
    priceText: 'Cleaning, fees and everything else you cannot opt out of are in the price from the first page.',
    local: 'We live here',
    localText: 'Our people know the houses and are with you quickly if something is not as it should be.',
    safe: 'In safe hands',
    safeText: 'Clear terms, secure payment and a key that is ready when you arrive.',
  },
  areasTitle: 'Find your stretch of coast',
  areasLead: 'From the quiet expanse of the Wadden Sea to the surf at Klitmøller.',
  areaHouses: { one: '{count} house', other: '{count} houses' },
  allAreas: 'All areas',
  lastMinuteTitle: 'Off to the sea next week?',
  lastMinuteLead: 'Houses free within the next three weeks – at a discount.',
  allLastMinute: 'See all last-minute offers',
  recommendationsTitle: 'Picked for you',
  recommendationsLead: 'Houses we would choose ourselves.',
  allRecommendations: 'See more houses',
  reviewsTitle: 'What our guests say',
  reviewsLead:
    'Three of the best from the past two years. Every review is written by a guest who has stayed in the house.',
  allReviews: 'All reviews',
}
