/** The build with modules; the types are those of the other one. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
