import type { blog as danish } from '../da/blog.ts'

export const blog: typeof danish = {
  by: 'Von {author}',
  updated: 'aktualisiert am {date}',
  popularTopics: 'Beliebte Themen',
  moreTopics: 'Weitere Themen',
  allPosts: 'Alle Beiträge',
  posts: { one: '{count} Beitrag', other: '{count} Beiträge' },
  emptyTitle: 'Hier gibt es noch keine Beiträge',
  emptyText: 'Schauen Sie bald wieder vorbei oder lesen Sie inzwischen etwas anderes.',
  relatedAreas: 'Orte in diesem Beitrag',
  linkedHouses: 'Die Häuser aus dem Beitrag',
  relatedHouses: 'Ferienhäuser in der Nähe',
  comments: { one: '{count} Kommentar', other: '{count} Kommentare' },
  anonymous: 'Gast',
}
