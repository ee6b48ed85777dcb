/** What only the browser says: of what is opened over a page and kept on the device. The site's own pages hold none of it. */
export const device = {
  searching: 'Søger …',
  again: 'Prøv igen',
  allResults: 'Se alle resultater for “{text}”',
  recent: 'Dine seneste søgninger',
  remove: 'Fjern “{text}”',
  removeAll: 'Glem alle',
  viewed: 'Huse, du har set på',
  hint: 'Brug piletasterne til at vælge, Enter for at åbne og Esc for at lukke.',
}
