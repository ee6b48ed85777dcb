/** Styles of some pages, beside those of all pages: each a file of client/styles/sheets. */
export const pageSheets = [
  'area',
  'compare',
  'favorites',
  'front',
  'guest',
  'job',
  'lodging',
  'map',
  'places',
  'post',
  'prices',
  'together',
] as const
export type PageSheet = (typeof pageSheets)[number]
