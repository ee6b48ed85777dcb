import type { consent as danish } from '../da/consent.ts'

export const consent: typeof danish = {
  title: 'May we keep a little more?',
  text: 'The site works without it. Say yes and it remembers the houses you have looked at, we see where it is slow, and films and reviews from elsewhere appear at once.',
  all: 'Allow everything',
  necessary: 'Only what is necessary',
  choose: 'Let me choose',
  settings: 'Cookie settings',
  lead: 'Decide what this site may keep in your browser. You can change your mind whenever you like.',
  save: 'Save my choice',
  saved: 'Your choice is saved. It holds for a year, and you can change it here at any time.',
  always: 'always on',
  name: 'Name',
  purpose: 'Purpose',
  duration: 'Kept for',
  list: 'What we keep',
  nothing: 'We keep nothing of our own here.',
  more: 'More about cookies',
  categories: {
    necessary: { title: 'Necessary', text: 'Without these you could not log in, book or keep favourites.' },
    functional: {
      title: 'Convenience',
      text: 'The site remembers the houses you have looked at, and owners can chat with us.',
    },
    statistic: {
      title: 'Statistics',
      text: 'We measure how quickly pages appear and which scripts fail. No names, IP addresses or searches.',
    },
    marketing: {
      title: 'Films and reviews from elsewhere',
      text: 'Films and reviews kept by other companies appear without our asking each time. Those companies learn of your visit and may set cookies of their own.',
    },
  },
  embed: {
    text: 'Kept by {host}, who will learn your IP address and may set cookies once it is shown.',
    show: 'Show it from {host}',
    always: 'Always show content like this',
    open: 'Open it at {host}',
  },
}
