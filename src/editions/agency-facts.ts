/**
 * The agency's terms and prices, each fact once: the rules of src/domain, the texts of the editions, the mails, and the
 * seeded terms, questions and pages use them. Times are the agency's, "HH:MM"; shares are of the total.
 */

export const company = {
  name: 'Marehalm Feriehusudlejning ApS',
  address: 'Stormgade 18',
  zipcode: '6960',
  city: 'Hvide Sande',
  phone: '+45 10 75 60 00',
  registrationNumber: '00 45 71 19',
  vatId: 'DK00457119',
  founded: 1987,
} as const

/** Years for which the Danish bookkeeping act has the records of a booking kept (bogføringsloven § 12). */
export const bookkeepingYears = 5

/** Minimum age of the guest who books. */
export const minLeadGuestAge = 21
/** A child of this age counts as one of the persons that a house takes; a younger one is an infant. */
export const childFromAge = 4
/** Infants sleep in cots of their own: this many may come beyond the persons that the house takes. */
export const extraInfants = 2

/** From when the house is ready, and until when it is left. */
export const houseTimes = { checkIn: '16:00', checkOut: '10:00' } as const
/** The same where a guest has booked more time. */
export const extraHouseTimes = { checkIn: '12:00', checkOut: '13:00' } as const
/** A stay that begins today can be booked before this hour (specification, section 9). */
export const bookingClosesAtHour = 13
/** No house is let for fewer nights. */
export const shortestStay = 3

/**
 * A quarter within a week of booking, the rest six weeks before arrival; what is booked later than that is paid at once.
 */
export const payment = { firstShare: 0.25, firstWithinDays: 7, restDaysBefore: 42 } as const
/** Paid with the last instalment, and given back by the same way, less what was used and broken. */
export const deposit = { backWithinDays: 21 } as const
/**
 * What a guest who cancels pays, by the days left until arrival: the trade code of Feriehusudlejernes Brancheforening
 * wants it in the offer, in writing. `share` is of the total; 1 is all of it.
 */
export const cancellation = [
  { fromDaysBefore: 60, share: 0.2 },
  { fromDaysBefore: 35, share: 0.6 },
  { fromDaysBefore: 0, share: 0.9 },
] as const
/** The rest is with the guest again. */
export const refundWithinDays = 14
/** Until then a stay can be moved to another week of the same house without a fee. */
export const freeMoveDaysBefore = 60

/** The mail with address, directions and key; and when the code is texted on the day of arrival. */
export const keys = { mailDaysBefore: 7, codeAt: '12:00' } as const
/** Time to report a fault. */
export const faultWithinHours = 24
/** Mails are answered by then on the following day. */
export const answeredBy = '12:00'

/**
 * Months and days of the season in which offices are open on Sundays too.
 * @public read by its name in seeded JSON
 */
export const season = { from: '04-01', to: '10-31' } as const
/** When the offices are open: on changeover days an hour longer, and always beyond the hour at which houses are ready. */
export const officeHours = {
  week: { from: '09:00', to: '17:00' },
  saturday: { from: '09:00', to: '18:00' },
  sundayInSeason: { from: '10:00', to: '17:00' },
} as const
/** When the phone of the whole agency is answered; in the season it is from an hour earlier on Sundays. */
export const phoneHours = {
  week: { from: '09:00', to: '20:00' },
  sundayInSeason: { from: '08:00', to: '20:00' },
} as const

/** Text messages with offers, at most. */
export const textsAMonth = 2
