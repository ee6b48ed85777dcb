const none: Readonly<Record<string, string>> = {}

export const places = {
  /** What stands before an area's name: på Fanø. */
  prepositions: { in: 'i', on: 'på', at: 'ved' },
  /** Areas that guests know by another name than the Danish one, by slug. */
  areas: none,
}
