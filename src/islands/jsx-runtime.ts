import * as runtime from 'react/jsx-runtime'

/**
 * Replaces React's CommonJS module of the same name in the site worker: its functions as names, so that thousands of
 * calls name a function and no member of a module.
 */
export const { Fragment, jsx, jsxs } = runtime
