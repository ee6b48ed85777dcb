/** On a row that moves by itself: labels of its button while it moves, and while it stands. */
export const carouselAttribute = { pause: 'data-carousel', play: 'data-carousel-play' } as const

/** On the placeholder of a frame: the URL to load once the guest agrees, and its name. */
export const embedAttribute = {
  url: 'data-embed',
  name: 'data-embed-name',
  show: 'data-embed-show',
  always: 'data-embed-always',
} as const

/** On a card's picture: the paths of the further ones, parted by blanks, until they are there to be turned. */
export const morePicturesAttribute = 'data-more'

/** On links to pictures of the page's gallery, which open there. */
export const galleryLinksAttribute = 'data-gallery-links'

/** On links to the sections of a page that stay in sight and say which section is read. */
export const sectionTabsAttribute = 'data-section-tabs'

/** On a form whose chosen options are sent at once, where they are chosen by pointer. */
export const sentByChoiceAttribute = 'data-sent-by-choice'

/** On a link in a sheet that leads to the same page with another choice: its sheet opens again. */
export const sheetAgainAttribute = 'data-sheet-again'
