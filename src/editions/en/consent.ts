import type { consent as danish } from '../da/consent.ts'

export const consent: typeof danish = {
  title: 'May we use cookies?',
  text: 'The site works without them. If you allow cookies, it remembers the houses you have looked at, we can see where it is slow, and films and reviews from other companies appear at once.',
  all: 'Allow all cookies',
  necessary: 'Only necessary cookies',
  choose: 'Let me choose',
  settings: 'Cookie settings',
  lead: 'Decide which cookies this site may keep in your browser. You can change your mind whenever you like.',
  save: 'Save my choice',
  saved: 'Your choice is saved. It is valid for a year, and you can change it here at any time.',
  always: 'always on',
  name: 'Name',
  purpose: 'Purpose',
  duration: 'How long',
  list: 'What we keep',
  nothing: 'We keep nothing of our own in this category.',
  more: 'More about cookies',
  categories: {
    necessary: { title: 'Necessary', text: 'Without these you could not log in, book or save favourites.' },
    functional: {
      title: 'Convenience',
      text: 'The site remembers the houses you have looked at, and owners can chat with us.',
    },
    statistic: {
      title: 'Statistics',
      text: 'We measure how quickly pages appear and which scripts fail. No names, IP addresses or searches.',
    },
    marketing: {
      title: 'Films and reviews from other companies',
      text: 'Films and reviews hosted by other companies appear without our asking each time. Those companies learn of your visit and may set cookies of their own.',
    },
  },
  embed: {
    text: 'This content is hosted by {host}, which will see your IP address and may set cookies once it is shown.',
    show: 'Show content from {host}',
    always: 'Always show content like this',
    open: 'Open on {host}',
  },
}
