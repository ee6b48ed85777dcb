import type { MarketId } from '../../../contracts/lodging.ts'
import type { Review } from '../../../contracts/review.ts'
import type { EditionKey, Market } from '../../../markets/market.ts'

export interface ReviewRow {
  id: number
  lodging_id: number
  lan: MarketId
  name: string
  place: string
  iso_country: string
  date: string
  rating: number
  answer_text_da: string
  answer_text_de: string
  answer_text_en: string
  response_text_da: string | null
  response_text_de: string | null
  response_text_en: string | null
  response_time: string | null
  has_had_after_care: number
}

const answerColumn = { da: 'answer_text_da', de: 'answer_text_de', en: 'answer_text_en' } as const
const responseColumn = { da: 'response_text_da', de: 'response_text_de', en: 'response_text_en' } as const

/** `answerText` and `responseText` are in the edition's language; `lan` is the language the guest wrote in. */
export function toReview(row: ReviewRow, { key }: Pick<Market, 'key'>): Review {
  return {
    id: row.id,
    lodgingId: row.lodging_id,
    lan: row.lan,
    name: row.name,
    place: row.place,
    isoCountry: row.iso_country,
    answerText: answerOf(row, key),
    answerTextDa: row.answer_text_da,
    answerTextDe: row.answer_text_de,
    answerTextEn: row.answer_text_en,
    responseText: row[responseColumn[key]],
    responseTextDa: row.response_text_da,
    responseTextDe: row.response_text_de,
    responseTextEn: row.response_text_en,
    responseTime: row.response_time,
    date: row.date,
    rating: row.rating,
    hasHadAfterCare: row.has_had_after_care === 1,
  }
}

function answerOf(row: ReviewRow, key: EditionKey): string {
  return row[answerColumn[key]]
}
