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
    const write = tellerIn(language, random)
    const thanks = dealt(portalTexts[language].answers.thanks, random)
    const sorry = dealt(portalTexts[language].answers.sorry, random)
    const days = Array.from({ length: reviewsOfDomain[language] }, () => addDays(today, -random.int(1, 700))).sort()
    const stars = days.map((day) => {
      const rating = random.weighted([
        [5, 62],
        [4, 24],
        [3, 8],
        [2, 4],
        [1, 2],
      ])
      const isAnswered = rating <= 3 || random.chance(0.2)
      const answer = isAnswered ? (rating <= 3 ? sorry() : thanks()) : null
      rows.push([rows.length + 1, ...reviewRow(language, rating, day, { ...write(rating), answer }, random)])
      return rating
    })
    const average = Math.round((stars.reduce((sum, star) => sum + star, 0) / stars.length) * 10) / 10
    stats.push([portalDomains[language], Math.round(average * 2) / 2, average, stars.length])
  }
  await write.insert('portal_review', columns, rows)
  await write.insert('portal_domain_stat', ['domain', 'stars', 'trust_score', 'reviews_total'], stats)
}

interface Story {
  title: string
  text: string
}

interface StoryText extends Story {
  answer: string | null
}

/**
 * A review is a story under one of its own titles, and mostly what stood out and how it ended. Reviews that follow one
 * another in time never have the same story.
 */
function tellerIn(language: Language, random: Random): (stars: number) => Story {
  const tellerOf = ({ stories, middles, endings }: (typeof portalTexts)[Language]['good']) => {
    const nextStory = dealt(stories, random)
    const nextMiddle = dealt(middles, random)
    const nextEnding = dealt(endings, random)
    return (): Story => {
      const { titles, text } = nextStory()
      const more = [...(random.chance(0.75) ? [nextMiddle()] : []), ...(random.chance(0.65) ? [nextEnding()] : [])]
      return { title: random.pick(titles), text: [text, ...more].join(' ') }
    }
  }
  const { good, middling, bad } = portalTexts[language]
  const tellers = { good: tellerOf(good), middling: tellerOf(middling), bad: tellerOf(bad) }
  return (stars) => tellers[stars >= 4 ? 'good' : stars === 3 ? 'middling' : 'bad']()
}

/** One after the other in an order drawn once, and again from the start. */
function dealt<One>(list: readonly One[], random: Random): () => One {
  const order = random.shuffled(list)
  let turn = 0
  return () => {
    const next = order[turn++ % order.length]
    if (next === undefined) throw new RangeError('Nothing to deal')
    return next
  }
}

function reviewRow(
  language: Language,
  stars: number,
  day: string,
  { title, text, answer }: StoryText,
  random: Random,
): Row {
  return [
    portalDomains[language],
    language,
    nameIn(language, random),
    stars,
    title,
    text,
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
