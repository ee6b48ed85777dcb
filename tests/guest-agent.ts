/** As a guest's browser names itself: the names of fetch libraries and headless browsers are those of bots. */
export const guestAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
