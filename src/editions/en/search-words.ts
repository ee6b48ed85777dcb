const behindZ: Readonly<Record<string, string>> = {}

export const searchWords = {
  /** Last parts of compounds, by which guests look for the whole. Weekdays and lands are none. */
  compoundEnds: `
    bath bathing boat board bed berry bike field fish front garden ground hill home house machine market park
    path place pool room shore stove surfing town tub view walk washer watching wood yard
  `,
  /** What such a part may have behind it. */
  inflections: 's es',
  /** Letters that the alphabet has behind z, by letters that every engine sorts there. */
  behindZ,
}
