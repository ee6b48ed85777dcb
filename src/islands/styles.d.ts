/** Styles that an island loads with itself: the bundler makes them a file of their own. */
declare module '*.css'
