import type {
  blog as danishBlog,
  category as danishCategory,
  front as danishFront,
  jobs as danishJobs,
  people as danishPeople,
} from '../da/content.ts'
import { facts } from './facts.ts'

export const blog: typeof danishBlog = {
  by: 'By {author}',
  updated: 'updated {date}',
  popularTopics: 'Popular topics',
  moreTopics: 'More topics',
  allPosts: 'All posts',
  posts: { one: '{count} post', other: '{count} posts' },
  emptyTitle: 'There are no posts here yet',
  emptyText: 'Look in again soon, or read about something else in the meantime.',
  relatedAreas: 'Areas in this post',
  linkedHouses: 'The houses in this post',
  relatedHouses: 'Houses nearby',
  comments: { one: '{count} comment', other: '{count} comments' },
  anonymous: 'Guest',
}

export const jobs: typeof danishJobs = {
  title: 'Vacancies',
  count: { one: '{count} vacancy', other: '{count} vacancies' },
  types: 'Type of contract',
  categories: 'Field of work',
  workplaces: 'Place of work',
  deadline: 'Closing date',
  noDeadline: 'Open until the position is filled',
  apply: 'Apply by e-mail',
  applyBy: 'Apply by {date}',
  facts: 'The job in brief',
  closedTitle: 'The closing date has passed',
  closedText: 'The closing date was {date}, so we are no longer taking applications.',
  seeOpen: 'See current vacancies',
  emptyTitle: 'No vacancies here at the moment',
  emptyText: 'We do most of our recruiting between January and April, but you are welcome to write to us now.',
  allJobs: 'All vacancies',
  contact: 'Questions about the job?',
  office: 'Where to find us',
  video: 'Watch a film about the work',
}

export const people: typeof danishPeople = {
  everywhere: 'All along the coast',
  call: 'Call {name}',
  office: {
    hours: 'Opening hours',
    day: 'Day',
    allYear: 'All year',
    season: '{from} to {to}',
    now: 'current hours',
    closed: 'Closed',
    emailOnly: 'E-mail only',
    emailFrom: 'then e-mail only',
    special: 'Special opening hours',
    keys: 'The key to your house',
    outside: 'Outside opening hours',
    contact: 'Where to find us',
    areas: 'Where we look after houses',
  },
  reviews: {
    average: '{average} out of 5 on average',
    averageOf: {
      one: 'Based on the one review from the past two years.',
      other: 'Based on all {count} reviews from the past two years, good and bad.',
    },
    averageIn: {
      one: 'Based on the only review of a house {place} in the past two years.',
      other: 'Based on all {count} reviews, good and bad, of houses {place} in the past two years.',
    },
    area: 'Reviews by area',
    show: 'Show reviews',
    emptyIn: 'We have had no reviews of houses {place} in the past two years.',
    checked: 'How we check reviews',
    checkedText:
      'Only someone who has booked and stayed in the house can review it: in the week after departure we send a personal link that works once. We do not delete criticism and we do not pay for praise. The best ratings come first and, among those with the same rating, the newest.',
    about: 'Review of {title}',
    empty: 'We have had no reviews in the past two years.',
  },
  portal: {
    averageOf: {
      one: 'Based on the one review of {domain} on {host}.',
      other: 'Based on all {count} reviews of {domain} on {host}, including those with one star.',
    },
    selection: {
      one: 'This is the newest review with at least {stars} stars.',
      other: 'This is a selection: the {count} newest reviews with at least {stars} stars.',
    },
    checked:
      '{host} collects these reviews. We do not check whether the people who write them have stayed in our houses.',
  },
  seeFavorites: 'See your favourites',
}

export const category: typeof danishCategory = {
  noneOnStreet: 'No houses available on this street',
  title: { one: '{count} house to choose from', other: '{count} houses to choose from' },
  datesLead: 'Choose an arrival date and a length of stay to see what is available.',
  emptyTitle: 'We have no houses in this category right now',
  emptyText: 'Look through all our houses, or call us and we will help you find one that suits you.',
  streets: 'Streets {place}',
  /** The place's name alone. */
  aboutPlace: 'About {place}',
}

export const front: typeof danishFront = {
  heroTitle: 'Big skies, close to the sea',
  heroLead: 'Holiday homes along the Danish North Sea coast, chosen by people who live here.',
  facts: { rated: '{average} out of 5 · {reviews}', since: 'since {year}' },
  lastSearch: 'Continue your last search',
  searchWords: 'Where · When · Who',
  presets: 'Popular searches',
  promises: {
    price: 'Honest prices',
    priceText:
      'Every price includes all compulsory charges. Where final cleaning is optional you decide, and utilities are charged according to the meter.',
    local: 'We live here',
    localText: 'Our people know the houses and come quickly if anything goes wrong.',
    safe: 'In safe hands from start to finish',
    safeText: 'Clear conditions, secure payment and a key that is ready when you arrive.',
  },
  areasTitle: 'Find your stretch of coast',
  areasLead: 'From the quiet expanse of the Wadden Sea to Grenen, where two seas meet.',
  areaHouses: { one: '{count} house', other: '{count} houses' },
  allAreas: 'All areas',
  lastMinuteTitle: 'Off to the sea soon?',
  lastMinuteLead: `Houses available within the next ${facts.lastMinuteDays} days, largest percentage discounts on the rent first.`,
  largestDiscounts: 'See the biggest discounts',
  recommendationsTitle: 'Highest rated by guests',
  allRecommendations: 'See more houses',
  reviewsTitle: 'What our guests say',
  reviewsLead:
    'Three of the best from the past two years. Every review is written by a guest who has stayed in the house.',
  allReviews: 'All reviews',
}
