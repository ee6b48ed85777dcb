import type { category as danish } from '../da/category.ts'

export const category: typeof danish = {
  title: { one: '{count} Haus zur Auswahl', other: '{count} Häuser zur Auswahl' },
  datesLead: 'Wählen Sie Anreise und Dauer, dann sehen Sie, was frei ist.',
  emptyTitle: 'Zurzeit haben wir in dieser Kategorie kein Haus',
  emptyText: 'Sehen Sie sich alle Häuser an oder rufen Sie uns an. Wir finden mit Ihnen ein passendes.',
  streets: 'Straßen {place}',
}
