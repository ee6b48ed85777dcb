/** Stripes of the land by their distance to the water, the widest first, and the property that has their colour. */
export const shoreBands = [
  { metres: 1000, colour: '--map-near' },
  { metres: 500, colour: '--map-dunes' },
] as const

/** Zoom from which they are drawn: before it they are narrower than the beach's line. */
export const bandsFrom = 11.5
