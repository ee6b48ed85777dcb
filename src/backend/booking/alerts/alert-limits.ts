/** How long a request waits for the end of a hold, in seconds; then it is deleted without a mail. */
export const maxAlertAgeSeconds = 24 * 60 * 60
/** Requests of one mailbox that wait at the same time. */
export const maxAlertsPerRecipient = 5
/** … for one stay, of whomever. */
export const maxAlertsPerStay = 50
/** Requests that one run of the scheduled job settles; the next run goes on. */
export const maxAlertsPerRun = 100
/** Houses that a mail suggests in place of one that is booked. */
export const maxSimilarHouses = 3
