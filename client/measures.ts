/** Measures of the specification's sections 2, 4 and 9; milliseconds and CSS pixels. */
export const tooltipDelay = 200
export const menuShowDelay = 350
export const menuHideDelay = 400
export const popoverDistance = 5
/** A finger that moved further than this was scrolling. */
export const tapTolerance = 20
export const headerShrinksPast = 60
export const headerHidesPast = 100
