import type { prices as danish } from '../da/prices.ts'

export const prices: typeof danish = {
  title: 'Prices {place}',
  lead: 'The lowest total price for each arrival and length of stay. Choose a price to see the houses.',
  houseTitle: 'Every arrival and length of stay',
  houseLead: 'The total price of every available stay in the month. Choose a price to see the stay.',
  caption: 'Lowest total price by arrival and length of stay, {month}',
  arrival: 'Arrival',
  compared: 'Compared with other stays of the same length',
  months: 'Months',
  none: 'No available stay begins in {month}.',
  pageTitle: 'Holiday home prices {place}',
  more: 'Prices month by month',
  search: 'Search for holiday homes {place}',
  levels: { 1: 'low price', 2: 'average price', 3: 'high price' },
}
