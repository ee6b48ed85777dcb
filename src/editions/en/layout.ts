import type {
  captcha as danishCaptcha,
  consent as danishConsent,
  errors as danishErrors,
  layout as danishLayout,
} from '../da/layout.ts'
import { facts } from './facts.ts'
import { layout as panel } from './search-panel.ts'

export const layout: typeof danishLayout = {
  tagline: 'Holiday homes on the Danish North Sea coast',
  skipToContent: 'Skip to content',
  home: '{brand} – home page',
  mainMenu: 'Main menu',
  menu: 'Menu',
  openMenu: 'Open the menu',
  seeAll: 'More in “{title}”',
  search: 'Search',
  searchHouses: 'Find a holiday home',
  favorites: 'Favourites',
  login: 'Log in',
  ownerLogin: 'Owner login',
  profile: 'My account',
  editProfile: 'Edit profile',
  myBookings: 'My bookings',
  logout: 'Log out',
  contact: 'Contact',
  openingHours: 'Opening hours',
  language: 'Language',
  breadcrumbs: 'You are here',
  ...panel,
  stepper: { fewer: '{field}: fewer', more: '{field}: more' },
  back: 'Back',
  showMore: 'Show more',
  showAll: 'Show all',
  loading: 'Loading…',
  newWindow: 'opens in a new window',
  today: 'Today',
  closed: 'closed',
  yes: 'Yes',
  no: 'No',
  hours: {
    span: '{from}–{to}',
    open: 'open until {time}',
    email: 'e-mail only right now',
    emailOpens: 'e-mail only – phone lines open {when}',
    closed: 'closed',
    opens: 'we open {when}',
    today: 'at {time}',
    tomorrow: 'tomorrow at {time}',
    later: 'on {day} at {time}',
  },
  preview: { title: 'Preview', until: 'with drafts, until {time}', leave: 'Leave' },
  footer: {
    explore: 'Explore',
    service: 'Help and service',
    certificates: 'What you can count on',
    partners: 'Who we work with',
    pause: 'Pause',
    play: 'Play',
    readReviews: 'Read reviews on {host}',
    reviewsAt: 'Reviews on {host}',
    office: 'Our office',
    offices: 'Our offices',
    officesLead: 'Drop in, call or write. We live here ourselves and know the houses.',
    getDirections: 'Show on the map',
    followUs: 'Follow us',
    contact: 'Contact',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
    cookies: 'About cookies',
    cookieSettings: 'Cookie settings',
    forget: 'Shared device: delete everything',
    terms: 'Booking conditions',
    payment: 'Pay securely by Visa, Mastercard or bank transfer.',
    priceNote:
      'All prices include VAT and every compulsory charge. Electricity and, in some houses, water and heating are charged according to the meter, and any deposit is returned, less anything you owe.',
    complaints:
      'If something is wrong with your stay, please write to us first. If we cannot agree, you can take your complaint to the Danish complaints board for holiday-home rentals, Ankenævnet for Feriehusudlejning.',
    copyright: '© {year} {brand}',
    registration: 'Company no. (CVR)',
    vatId: 'VAT no.',
  },
}

export const errors: typeof danishErrors = {
  notFoundTitle: 'This page has blown away',
  notFoundText:
    'The page may have moved, or the address may have been mistyped. Go to the home page, or search for a holiday home.',
  brokenTitle: 'Something went wrong at our end',
  brokenText: 'It is not your fault. Please try again in a moment, or call us and we will help you.',
  refusedTitle: 'The form could not be sent',
  refusedText:
    'Something went wrong while the form was being sent. Please go back, reload the page and send the form again.',
  tooMuchText: `What you sent is too large: text can be no more than ${facts.formKilobytes}\u00a0kB, a picture ${facts.imageMegabytes}\u00a0MB. Please go back, make it smaller and send it again.`,
  tooManyTitle: 'That was a little too fast',
  tooManyText:
    'We have had an unusual number of requests from your connection. Please wait a minute and try again: what you have typed is still here.',
  tooManyCriteriaText:
    'A search can have no more than {max} filters, and this one has {count}. Please remove some of them or start a new search.',
  toFrontPage: 'Go to the home page',
  toSearch: 'Find a holiday home',
  tryAgain: 'Try again',
  inTitle: 'Error',
  summaryTitle: 'Please correct the following',
  offline: 'You are offline, so the page could not be loaded. Please check your connection and try again.',
  unsent: 'You are offline, so nothing has been sent. What you have typed is still here.',
  partMissing: 'This part of the page cannot be shown right now. Please try again in a moment.',
  partThere: 'This part of the page has loaded.',
  trying: 'Trying again…',
  asOf: 'This information is from {time} today. We will update it as soon as we can.',
  asOfDay: 'This information is from {time} on {day}. We will update it as soon as we can.',
  required: 'Please fill in “{field}”',
  invalidEmail: 'Please enter an e-mail address, for example name@example.com',
  invalidPhone: 'Please enter a phone number, ideally with its country code',
  tooLong: 'Please use no more than {max} characters',
}

export const captcha: typeof danishCaptcha = {
  ask: {
    confirmed:
      'First, show that you are not a robot. If you press the button, we will load a short check from {host}. If you would rather not, you will get an e-mail instead, with a link that confirms your form in one click.',
    receiptHere:
      'Please show that you are not a robot: if you press the button, we will load a short check from {host}. You can also send the form without it; our confirmation will then appear on this page instead of reaching you by e-mail.',
    same: 'Please show that you are not a robot: if you press the button, we will load a short check from {host}. You can also continue without it.',
  },
  start: 'Start the robot check',
  waiting: 'Waiting for the check…',
  unavailable: {
    confirmed:
      'The check could not be loaded. You can still send the form: you will then get an e-mail with a link that confirms it in one click.',
    receiptHere:
      'The check could not be loaded. You can still send the form: our confirmation will then appear on this page instead of reaching you by e-mail.',
    same: 'The check could not be loaded. You can continue without it.',
  },
  noScript: {
    confirmed: 'Once you have sent the form, you will get an e-mail with a link that confirms it in one click.',
    receiptHere: 'You will see our confirmation on this page once you have sent the form.',
  },
  failed: 'The check failed or has expired. Please repeat the check, then send the form.',
}

export const consent: typeof danishConsent = {
  title: 'May we use cookies?',
  text: 'Optional cookies let us remember the houses you view, measure loading times and show other companies’ content. The site works without them.',
  all: 'Allow all',
  necessary: 'Necessary only',
  choose: 'Choose',
  settings: 'Cookie settings',
  lead: 'Decide which cookies this site may keep in your browser. You can change your mind whenever you like.',
  save: 'Save my choice',
  saved: 'Your choice has been saved. It is valid for a year, and you can change it here at any time.',
  always: 'always on',
  name: 'Name',
  purpose: 'Purpose',
  duration: 'Duration',
  list: 'What we keep',
  nothing: 'We keep nothing of our own in this category.',
  more: 'More about cookies',
  categories: {
    necessary: { title: 'Necessary', text: 'Without these you could not log in, book or save favourites.' },
    functional: {
      title: 'Convenience',
      text: 'The site remembers the houses you have looked at and your last searches, and owners can chat with us.',
    },
    statistic: {
      title: 'Statistics',
      text: 'We measure how quickly pages appear and note where errors occur. We record no names, IP addresses or searches.',
    },
    marketing: {
      title: 'Videos and reviews from other companies',
      text: 'Videos and reviews hosted by other companies appear without our asking each time. Those companies learn of your visit and may set cookies of their own.',
    },
  },
  embed: {
    text: 'This content is hosted by {host}, which will see your IP address and may set cookies once it is shown.',
    show: 'Show content from {host}',
    always: 'Always show content like this',
    open: 'Open on {host}',
  },
}
