/** Where the browser keeps the houses that a guest has chosen to compare: asked for, so without consent. */
export const comparedKey = 'marehalm_compare'
