/** What every path of a booking begins with; a file of its own for the script that every page loads. */
export const bookingFolder = '/booking/'
