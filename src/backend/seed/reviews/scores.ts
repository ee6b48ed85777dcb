import type { ReviewScores, ScoredPart } from '../../../contracts/review.ts'
import type { Random } from '../random.ts'

/** What topics of a review say about a scored part; others (the weather, a dog) are about none. */
const topicsOf: Record<ScoredPart, readonly string[]> = {
  cleanliness: ['clean', 'damp'],
  location: ['beach', 'view', 'quiet', 'nature', 'shop', 'trips', 'plot', 'walks', 'signs'],
  equipment: [
    ...['kitchen', 'coffee', 'beds', 'decor', 'pool', 'sauna', 'hottub', 'spa', 'fire', 'heat', 'terrace', 'grill'],
    ...[
      'fire-pit',
      'play',
      'games',
      'internet',
      'bikes',
      'bathroom',
      'space',
      'drying',
      'washing',
      'tv',
      'tub',
      'shower',
      'flies',
    ],
  ],
  value: ['power'],
  service: ['key', 'office', 'folder'],
}

/** What a review speaks of. */
export interface SpokenOf {
  topics: ReadonlySet<string>
  /** Those of them that were found wanting. */
  faults: ReadonlySet<string>
}

/** Scores that agree with what is said: low where there was a fault, high for what is praised, else near the rating. */
export function scoresOf(rating: number, { topics, faults }: SpokenOf, random: Random): ReviewScores {
  const scoreOf = (part: ScoredPart): number => {
    const spoken = topicsOf[part]
    if (spoken.some((topic) => faults.has(topic))) return Math.max(1, Math.min(3, rating - 1))
    if (spoken.some((topic) => topics.has(topic))) return Math.max(4, rating)
    const difference = random.weighted([
      [-1, 2],
      [0, 6],
      [1, 3],
    ])
    return Math.min(5, Math.max(1, rating + difference))
  }
  return {
    cleanliness: scoreOf('cleanliness'),
    location: scoreOf('location'),
    equipment: scoreOf('equipment'),
    value: scoreOf('value'),
    service: scoreOf('service'),
  }
}
