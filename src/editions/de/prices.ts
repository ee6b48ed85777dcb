import type { prices as danish } from '../da/prices.ts'

export const prices: typeof danish = {
  title: 'Preise {place}',
  lead: 'Der günstigste Gesamtpreis für jeden Anreisetag und jede Dauer. Wählen Sie einen Preis, um die Häuser zu sehen.',
  houseTitle: 'Alle Anreisetage und Aufenthaltsdauern',
  houseLead: 'Der Gesamtpreis für jeden freien Termin des Monats. Wählen Sie einen Preis, um den Aufenthalt zu sehen.',
  caption: 'Günstigster Gesamtpreis nach Anreise und Dauer, {month}',
  arrival: 'Anreise',
  compared: 'Im Vergleich mit anderen Aufenthalten gleicher Dauer',
  months: 'Monate',
  none: 'Mit Anreise im {month} ist kein Termin mehr frei.',
  pageTitle: 'Ferienhauspreise {place}',
  more: 'Preise Monat für Monat',
  search: 'Ferienhäuser {place} suchen',
  levels: { 1: 'niedriger Preis', 2: 'mittlerer Preis', 3: 'hoher Preis' },
}
