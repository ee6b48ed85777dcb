import type { find as danish } from '../da/find.ts'

export const find: typeof danish = {
  title: 'Die ganze Website durchsuchen',
  resultsTitle: 'Suche: {text}',
  lead: 'Ferienhäuser, Orte, Straßen und alles, was wir über den Urlaub an der dänischen Nordsee geschrieben haben.',
  label: 'Wonach suchen Sie?',
  placeholder: 'Ort, Haus oder Haus-Nr.',
  submit: 'Suchen',
  results: 'Suchergebnisse',
  count: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  kinds: {
    area: 'Orte',
    lodging: 'Ferienhäuser',
    street: 'Straßen',
    page: 'Seiten',
    department: 'Büros',
    blog: 'Beiträge',
    job: 'Stellen',
  },
  houseNumber: 'Haus-Nr.',
  noneTitle: 'Zu „{text}“ haben wir nichts gefunden',
  noneText: 'Versuchen Sie es mit weniger oder anderen Wörtern oder prüfen Sie die Schreibweise.',
  noHouse: 'Ein Haus mit der Haus-Nr. {code} vermieten wir nicht.',
  housesWith: 'Alle Ferienhäuser mit „{text}“',
  toSearch: 'Haus nach Datum und Ort suchen',
  failedTitle: 'Die Suche ist gerade nicht möglich',
  failedText: 'Bitte versuchen Sie es gleich noch einmal oder suchen Sie Ihr Ferienhaus nach Datum und Ort.',
}
