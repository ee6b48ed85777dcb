const behindZ: Readonly<Record<string, string>> = {}

export const searchWords = {
  /** Last parts of compounds, by which guests look for the whole. Weekdays and lands are none. */
  compoundEnds: `
    anlage anschluss ausblick aussicht bad bahn balkon bau baum becken bereich berg bett bild blick boden boot
    brett brücke bucht burg bus bäckerei dach decke dorf dusche düne fahrrad fahrt ferien fest feuer fisch
    fjord fläche fluss freibad garten gebühr gelände geschäft gewässer golf grill grundstück hafen halle haus
    heide heizung hof holz hund hütte insel kamin kanal karte keller kirche kunst küche küste laden landschaft
    markt maschine meer möbel museum natur netz ofen park pfad pferd platz pool pumpe reise restaurant saison
    sand sauna schaukel schiff schlüssel schloss schrank schwimmbad sicht sofa spa spiel spüler stadt station
    steg strand straße strom stube stuhl terrasse tier tisch toilette trockner turm tür ufer urlaub vogel wald
    wanderung wanne wasser weg wiese wohnung zaun zelt zentrum zimmer
  `,
  /** What such a part may have behind it. */
  inflections: 's es e n en er ern',
  /** Letters that the alphabet has behind z, by letters that every engine sorts there. */
  behindZ,
}
