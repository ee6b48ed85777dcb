import type { bookingFlow as danish } from '../da/booking-flow.ts'

export const bookingFlow: typeof danish = {
  change: {
    title: 'The price has changed',
    lead: 'You saw {before} in all {since}. It is now {now}:',
    line: '{item}: {difference} {since}',
    from: '({before} → {now})',
    sinceTime: 'since {time}',
    sinceDay: 'since {day}, {time}',
    atTime: 'at {time}',
    atDay: 'on {day} at {time}',
    accept: 'Accept the new price and continue',
    mandatory: 'Cleaning and other mandatory costs',
    gone: 'An extra that the house no longer has',
  },
}
