/** Measures of the specification's section 9; milliseconds and CSS pixels. */
export const tooltipDelay = 200
export const menuHideDelay = 400
export const popoverDistance = 5
/** A finger that moved further than this was scrolling. */
export const tapTolerance = 20
