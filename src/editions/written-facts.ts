import * as agency from './agency-facts.ts'
import { siteLimits } from './site-limits.ts'
import { type EditionKey, editions, smallNumbers, timeSeparators } from './table.ts'

/** "16:00" as the edition writes it: "16.00" in Danish. */
export function writtenTime(key: EditionKey, time: string): string {
  return time.replace(':', timeSeparators[key])
}

const written = new Map<EditionKey, ReturnType<typeof writeFacts>>()

/** The agency's facts, and the limits of the site, in the words of an edition's texts, which insert them. */
export function writtenFacts(key: EditionKey) {
  const facts = written.get(key) ?? writeFacts(key)
  written.set(key, facts)
  return facts
}

function writeFacts(key: EditionKey) {
  const time = (value: string) => writtenTime(key, value)
  const { format: number } = new Intl.NumberFormat(editions.find((each) => each.key === key)?.formatLocale)
  const words = (value: number) => smallNumbers[key][value] ?? number(value)
  const percent = (share: number) => String(Math.round(share * 100))
  const { houseTimes, extraHouseTimes, officeHours, phoneHours, cancellation, payment, keys } = agency
  return {
    ...limitsIn(number),
    compared: words(siteLimits.compared),
    shareRecipients: words(siteLimits.shareRecipients),
    estimateGuests: words(siteLimits.estimateGuests),
    estimateStays: words(siteLimits.estimateStays),
    priorReviews: words(siteLimits.priorReviews),
    priorStars: words(siteLimits.priorStars),
    checkIn: time(houseTimes.checkIn),
    checkOut: time(houseTimes.checkOut),
    earlyCheckIn: time(extraHouseTimes.checkIn),
    lateCheckOut: time(extraHouseTimes.checkOut),
    bookingCloses: time(`${agency.bookingClosesAtHour}:00`),
    keyCodeAt: time(keys.codeAt),
    answeredBy: time(agency.answeredBy),
    officeWeekFrom: time(officeHours.week.from),
    officeWeekTo: time(officeHours.week.to),
    phoneFrom: time(phoneHours.week.from),
    phoneTo: time(phoneHours.week.to),
    phoneSundayFrom: time(phoneHours.sundayInSeason.from),
    minAge: number(agency.minLeadGuestAge),
    childFrom: number(agency.childFromAge),
    extraInfants: words(agency.extraInfants),
    shortestStay: words(agency.shortestStay),
    firstShare: percent(payment.firstShare),
    firstWithinDays: number(payment.firstWithinDays),
    restDaysBefore: number(payment.restDaysBefore),
    depositBackDays: number(agency.deposit.backWithinDays),
    refundDays: number(agency.refundWithinDays),
    freeMoveDays: number(agency.freeMoveDaysBefore),
    cancelFirstDays: number(cancellation[0].fromDaysBefore),
    cancelFirstShare: percent(cancellation[0].share),
    cancelSecondDays: number(cancellation[1].fromDaysBefore),
    cancelSecondUntil: number(cancellation[0].fromDaysBefore - 1),
    cancelSecondShare: percent(cancellation[1].share),
    cancelLastShare: percent(cancellation[2].share),
    arrivalMailDays: number(keys.mailDaysBefore),
    faultHours: number(agency.faultWithinHours),
    bookkeepingYears: words(agency.bookkeepingYears),
    smsAMonth: words(agency.textsAMonth),
    founded: String(agency.company.founded),
    company: agency.company.name,
    companyAddress: `${agency.company.address}, ${agency.company.zipcode} ${agency.company.city}`,
    companyPhone: agency.company.phone,
    companyPhoneLink: agency.company.phone.replaceAll(' ', ''),
    companyNumber: agency.company.registrationNumber,
    companyVat: agency.company.vatId,
  }
}

function limitsIn(number: (value: number) => string): Record<keyof typeof siteLimits, string> {
  return Object.fromEntries(Object.entries(siteLimits).map(([name, value]) => [name, number(value)])) as Record<
    keyof typeof siteLimits,
    string
  >
}
