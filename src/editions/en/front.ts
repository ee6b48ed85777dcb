import type { front as danish } from '../da/front.ts'
import { facts } from './facts.ts'

export const front: typeof danish = {
  heroTitle: 'Big skies, close to the sea',
  heroLead: 'Holiday homes along the Danish North Sea coast, chosen by people who live here.',
  lastSearch: 'Continue your last search',
  presets: 'Popular searches',
  promises: {
    price: 'One honest price',
    priceText:
      'Fees and compulsory cleaning are included from the start. Utilities are charged according to the meter, and any deposit is returned.',
    local: 'We live here',
    localText: 'Our people know the houses and come quickly if anything goes wrong.',
    safe: 'Safe from start to finish',
    safeText: 'Clear conditions, secure payment and a key that is ready when you arrive.',
  },
  areasTitle: 'Find your stretch of coast',
  areasLead: 'From the quiet expanse of the Wadden Sea to Grenen, where two seas meet.',
  areaHouses: { one: '{count} house', other: '{count} houses' },
  allAreas: 'All areas',
  lastMinuteTitle: 'Off to the sea soon?',
  lastMinuteLead: `Houses available within the next ${facts.lastMinuteDays} days, at a discount.`,
  allLastMinute: 'See all last-minute offers',
  recommendationsTitle: 'Picked by us',
  recommendationsLead: 'Houses we would choose ourselves.',
  allRecommendations: 'See more houses',
  reviewsTitle: 'What our guests say',
  reviewsLead:
    'Three of the best from the past two years. Every review is written by a guest who has stayed in the house.',
  allReviews: 'All reviews',
}
