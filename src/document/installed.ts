/** Colour of the browser's own surface around the page. */
export const themeColor = '#f6f2ea'

/** The token `--surface` of the styles: the ground of every page, in each scheme. */
export const surface = '#fcfaf6'
export const darkSurface = '#101a1c'

/** Icons for devices on which the site is installed. */
export const icons = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
