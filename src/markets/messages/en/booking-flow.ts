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
  hold: {
    until: 'We are keeping the house for you until {time}, Danish time. Nobody else can book it before then.',
    leave: 'Stop booking',
    release: 'Stop, and let the house go',
  },
  link: {
    title: 'Carry on with another device',
    lead: 'Create a private link and open it on your phone or computer. The booking moves there, with everything you have typed.',
    create: 'Create a link',
    label: 'Your private link',
    until: 'It works once, until {time} tomorrow. Give it only to people who may see the booking.',
    continueTitle: 'Carry on with the booking here?',
    continueText: 'The link leads to a booking of house {house}, {dates}. It will move to this device.',
    continue: 'Carry on here',
    replaces: 'You have begun another booking here. It will be replaced.',
    goneTitle: 'The link has expired',
    goneText: 'A link works once, for a day. Create a new one where you began, or find a house again.',
  },
}
