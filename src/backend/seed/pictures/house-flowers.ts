/** Colours of the roses by the houses. */
export const rose = '#e283a4'
export const pale = '#f3e3e0'
