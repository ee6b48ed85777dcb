import type { jobs as danish } from '../da/jobs.ts'

export const jobs: typeof danish = {
  title: 'Offene Stellen',
  count: { one: '{count} offene Stelle', other: '{count} offene Stellen' },
  types: 'Art der Anstellung',
  categories: 'Arbeitsbereich',
  workplaces: 'Arbeitsort',
  deadline: 'Bewerbungsfrist',
  noDeadline: 'Laufend, bis die Stelle besetzt ist',
  apply: 'Per E-Mail bewerben',
  applyBy: 'Bewerbung bis {date}',
  facts: 'Das Wichtigste in Kürze',
  closedTitle: 'Die Bewerbungsfrist ist abgelaufen',
  closedText: 'Die Frist endete am {date}. Für diese Stelle nehmen wir keine Bewerbungen mehr an.',
  seeOpen: 'Zu den offenen Stellen',
  emptyTitle: 'Hier ist zurzeit keine Stelle frei',
  emptyText: 'Die meisten Stellen besetzen wir zwischen Januar und April. Schreiben Sie uns gern schon jetzt.',
  allJobs: 'Alle offenen Stellen',
  contact: 'Haben Sie Fragen zur Stelle?',
  office: 'So finden Sie uns',
  video: 'Film über die Arbeit ansehen',
}
