import type { contest as danish } from '../da/contest.ts'

export const contest: typeof danish = {
  description: '{contest}: all the pictures, the winners and the prize of our photo contest by the North Sea.',
  open: 'The contest is open for pictures',
  planned: 'The contest has not started yet',
  ended: 'The contest is over',
  reward: 'What you can win',
  prize: 'The prize',
  conditions: 'Conditions of the contest',
  enter: 'Send your picture',
  winners: 'The top three',
  place: 'Place {number}',
  latest: 'The latest pictures',
  all: 'All pictures',
  seeAll: 'See all {count} pictures',
  years: 'Earlier years',
  none: 'There are no pictures yet. Yours could be the first.',
  noneEnded: 'No pictures were sent that year.',
  more: 'More pictures from {contest}',
  entered: 'Sent in on {date}',
}
