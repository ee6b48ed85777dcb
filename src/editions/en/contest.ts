import type { contest as danish } from '../da/contest.ts'

export const contest: typeof danish = {
  description: '{contest}: all the pictures, the winners and the prize in our North Sea photo competition.',
  open: 'The competition is open for entries',
  planned: 'The competition has not started yet',
  ended: 'The competition is over',
  reward: 'What you can win',
  prize: 'The prize',
  conditions: 'Competition rules',
  enter: 'Send your picture',
  winners: 'The top three',
  place: 'No. {number}',
  latest: 'The latest pictures',
  all: 'All pictures',
  seeAll: 'See all {count} pictures',
  years: 'Previous years',
  none: 'There are no pictures yet. Yours could be the first.',
  noneEnded: 'No pictures were entered that year.',
  more: '{contest}: more pictures',
  entered: 'Entered on {date}',
}
