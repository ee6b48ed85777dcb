import type { mail as danish } from '../da/mail.ts'
import { facts } from './facts.ts'

export const mail: typeof danish = {
  loginPurpose: 'Logging in to your account',
  hello: 'Dear {name}',
  helloPlain: 'Hello',
  greeting: 'Kind regards,',
  team: 'Everyone at {brand}',
  registration: 'Company no. (CVR) {number}',
  phone: 'Phone {phone}',
  address: '{address}, Denmark',
  footer: 'Holiday homes on the Danish North Sea coast',
  linkHint: 'If the button does not work, copy this address into your browser:',
  resetPassword: {
    subject: 'Choose a new password',
    text: 'You asked for a new password. Use the button below to choose one.',
    button: 'Choose a new password',
    note: {
      one: 'The link works for {count} minute and only once. If you did not ask for it, please ignore this e-mail: your password has not changed.',
      other:
        'The link works for {count} minutes and only once. If you did not ask for it, please ignore this e-mail: your password has not changed.',
    },
  },
  invitation: {
    subject: 'Your account with {brand}',
    text: 'We have created an account for you. Choose a password and you will be logged in.',
    note: {
      one: 'The link works for {count} day and only once. If it has expired, we will be happy to send you another.',
      other: 'The link works for {count} days and only once. If it has expired, we will be happy to send you another.',
    },
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    text: 'We have deleted your account as you asked. The name, address, password and favourites of the account are gone, and you have been logged out on all devices.',
    stays: `Stays you have booked remain valid. Use the link in the confirmation to see them. We keep the records for ${facts.bookkeepingYears} years, as Danish bookkeeping law requires.`,
    note: 'If this was not you, please contact us: whoever deleted the account knew your password.',
  },
  loginWarning: {
    subject: 'Attempts to log in to your account',
    text: 'Someone has tried several times to log in to your account with the wrong password. They did not succeed, and you can still log in as usual.',
    advice:
      'If it was you, there is nothing you need to do. If it was not, we suggest choosing a long password that you use nowhere else.',
    button: 'Choose a new password',
    note: 'We will e-mail you about this no more than once a day, even if the attempts continue.',
  },
  shareFavorites: {
    subject: '{name} has shared a list of holiday homes with you',
    text: {
      one: '{name} has found a holiday home and would like to show it to you.',
      other: '{name} has found {count} holiday homes and would like to show them to you.',
    },
    button: 'View the list',
    note: '{name} sent you this one e-mail through our website. We do not keep your address and will not write to you again.',
  },
  formReceipt: {
    subject: '{title}: we have received your form',
    text: 'Thank you for getting in touch. We have received what you sent and will reply as soon as we can if it needs an answer.',
    reference: 'Your reference number',
    facts: 'Details',
  },
  formNotice: {
    mentioned: 'Mentioned in the form',
    seeInbox: 'Open in the inbox',
    seeBooking: 'View the booking',
    seeHouse: 'View the house',
    subject: 'Form: {title} ({reference})',
    heading: 'Form: {title}',
    text: 'Someone has filled in a form on the website.',
    reference: 'Reference number',
  },
  taxCalculation: {
    subject: 'Your tax calculation',
    text: 'Here is the calculation that you made on our website.',
    given: 'Your figures',
    result: 'The result',
    note: 'The calculation is a guide. The tax authorities decide what you pay.',
  },
  addonReceipt: {
    subject: 'Extras for booking {number}',
    text: 'Thank you. Your extras are booked, and we will take care of the rest.',
    number: 'Booking number',
    lines: 'New extras',
    booked: 'Your booking with these extras',
    total: 'Total',
  },
  lodgingViews: {
    subject: 'The houses you looked at',
    text: 'Here are the houses you looked at, so that you can easily find your way back to them.',
  },
  stayAlert: {
    free: {
      subject: 'Available again: {house}, {dates}',
      text: 'The stay you asked about is available again: {house}, {dates}. We are not holding it for you; it goes to whoever books first.',
      button: 'Book the stay',
    },
    taken: {
      subject: 'No longer available: {house}, {dates}',
      text: 'The stay you asked about has been booked by someone else: {house}, {dates}.',
      similar: 'These similar houses are available for the same dates:',
      button: 'See all available houses',
    },
    note: 'You asked for this one e-mail on our website. We have deleted your request and will not write to you about it again.',
  },
  confirm: {
    subject: 'Please confirm: {purpose}',
    text: 'Please confirm that you asked for this: “{purpose}”.',
    button: 'Confirm',
    note: {
      one: 'The link works for {count} hour. If you did not ask for it, please ignore this e-mail.',
      other: 'The link works for {count} hours. If you did not ask for it, please ignore this e-mail.',
    },
  },
  booking: {
    together: 'Booked together with',
    togetherTotal: 'All the houses together',
    togetherNote:
      'You will get one e-mail for each house, with its own booking number. Each house can be cancelled separately under the booking conditions.',
    subject: 'Your booking {number}: {house}',
    text: 'Your booking is confirmed. Here are all the details; please keep this e-mail.',
    steps: {
      arrivalMail: `An e-mail with directions and details of the key will follow ${facts.arrivalMailDays} days before you arrive, or straight away if you arrive sooner.`,
      houseReady: 'The house is ready for you from {time} on the day you arrive.',
    },
    seeHouse: 'View the house',
    reply: 'If you have any questions, simply reply to this e-mail.',
    link: 'Open your booking',
    linkText:
      'See everything, add extras or cancel, all without logging in. The link works up to and including {date}. Please do not pass it on, as anyone who has it can do the same.',
  },
  bookingCancelled: {
    subject: 'Your booking {number} has been cancelled: {house}',
    title: 'Your booking has been cancelled',
    text: 'Your booking has been cancelled under the conditions that apply to it. The house is available to others again.',
  },
  officeNews: {
    kinds: {
      cancellation: 'Cancellation',
      booking: 'New booking',
      reservation: 'New registration of interest',
      'add-on': 'New extras',
      comment: 'New comment',
      'contest-image': 'New picture in the photo competition',
      sms: 'New sign-up for texts',
    },
    several: { one: '{count} new item from the website', other: '{count} new items from the website' },
    text: 'The following has come in through the website. The links open the editing system.',
    author: 'From',
    pays: 'Cancellation charge',
    words: 'Text',
    open: 'Open in the editing system',
    more: { one: 'And {count} more in the editing system.', other: 'And {count} more in the editing system.' },
  },
}
