/** Limits of the site itself that its texts name. tests/architecture/facts.test.ts holds them against the code. */
export const siteLimits = {
  passwordMin: 10,
  passwordMax: 200,
  /** A mailed link to a new password, or to log in. */
  linkHours: 1,
  /** A mailed invitation of staff and owners. */
  invitationDays: 7,
  /** A form's receipt on the page. */
  receiptHours: 1,
  /** How long the back end lists a mail that was sent. */
  mailRecordDays: 60,
  /** After which what guests have written is deleted. */
  messageMonths: 12,
  compared: 4,
  favorites: 200,
  shareRecipients: 3,
  savedSearches: 20,
  searchNameLength: 60,
  formKilobytes: 256,
  imageMegabytes: 12,
  /** Pixels. */
  imageSide: 12_000,
  imageMegapixels: 60,
  addOnPauseMinutes: 15,
  addOnOpenMinutes: 30,
  holdMinutes: 15,
  lastMinuteDays: 21,
  defaultNights: 7,
  /** Whom utilities are estimated for where a search names nobody, and from how many previous stays of the house. */
  estimateGuests: 2,
  estimateStays: 3,
  /** Counted with the reviews of each house for the order of best match. */
  priorReviews: 10,
  priorStars: 4,
} as const
