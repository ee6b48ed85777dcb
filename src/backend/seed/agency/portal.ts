import { addDays } from '../../../domain/stays.ts'
import portalTexts from '../data/portal-reviews.json' with { type: 'json' }
import { createRandom, type Random } from '../random.ts'
import { personOf } from '../reviews/people.ts'
import { type Language, languages } from '../texts.ts'
import type { Row, SeedWriter } from '../writer.ts'

const portalDomains: Record<Language, string> = { da: 'marehalm.dk', de: 'marehalm.de', en: 'marehalm.info' }

const reviewsOfDomain: Record<Language, number> = { da: 64, de: 72, en: 38 }
const columns = [
  'id',
  'domain',
  'language',
  'person_name',
  'stars',
  'title',
  'text',
  'response_text',
  'response_date',
  'created_at',
] as const

/** Reviews of the agency itself, one language a domain, and each domain's figures taken over all of its reviews. */
export async function seedPortal(write: SeedWriter, today: string): Promise<void> {
  const random = createRandom('portal')
  const stats: Row[] = []
  const rows: Row[] = []
  for (const language of languages) {
    const stars: number[] = []
    for (let count = 0; count < reviewsOfDomain[language]; count++) {
      const rating = random.weighted([
        [5, 62],
        [4, 24],
        [3, 8],
        [2, 4],
        [1, 2],
      ])
      stars.push(rating)
      rows.push([rows.length + 1, ...reviewRow(language, rating, today, random)])
    }
    const average = Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 10) / 10
    stats.push([portalDomains[language], Math.round(average * 2) / 2, average, stars.length])
  }
  await write.insert('portal_review', columns, rows)
  await write.insert('portal_domain_stat', ['domain', 'stars', 'trust_score', 'reviews_total'], stats)
}

/** A review is a title and one of each: what happened first, what stood out, how it ended. */
function reviewRow(language: Language, stars: number, today: string, random: Random): Row {
  const day = addDays(today, -random.int(1, 700))
  const texts = portalTexts[language][stars >= 4 ? 'good' : stars === 3 ? 'middling' : 'bad']
  const sentences = [texts.beginnings, texts.middles, texts.endings].map((choices) => random.pick(choices))
  const isAnswered = stars <= 3 || random.chance(0.2)
  const answer = isAnswered ? portalTexts[language].answers[stars <= 3 ? 'sorry' : 'thanks'] : null
  return [
    portalDomains[language],
    language,
    nameIn(language, random),
    stars,
    random.pick(texts.titles),
    sentences.join(' '),
    answer,
    answer ? addDays(day, 1) : null,
    `${day}T${String(random.int(8, 21)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00Z`,
  ]
}

function nameIn(language: Language, random: Random): string {
  for (;;) {
    const person = personOf(random)
    if (person.language === language) return person.name
  }
}
