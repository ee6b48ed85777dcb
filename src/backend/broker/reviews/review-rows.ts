import type { Review } from '../../../contracts/review.ts'
import { type ColumnOf, columnOf, fieldsOf } from '../../../editions/names.ts'
import type { EditionKey, MarketId } from '../../../editions/table.ts'
import type { Market } from '../../../markets/market.ts'

export interface ReviewRow
  extends Record<ColumnOf<'answer_text', EditionKey>, string>,
    Record<ColumnOf<'response_text', EditionKey>, string | null> {
  id: number
  lodging_id: number
  lan: MarketId
  name: string
  place: string
  iso_country: string
  date: string
  rating: number
  response_time: string | null
  has_had_after_care: number
}

/** `answerText` and `responseText` are in the edition's language; `lan` is the language the guest wrote in. */
export function toReview(row: ReviewRow, { key }: Pick<Market, 'key'>): Review {
  return {
    id: row.id,
    lodgingId: row.lodging_id,
    lan: row.lan,
    name: row.name,
    place: row.place,
    isoCountry: row.iso_country,
    answerText: row[columnOf('answer_text', key)],
    ...fieldsOf('answerText', (each) => row[columnOf('answer_text', each)]),
    responseText: row[columnOf('response_text', key)],
    ...fieldsOf('responseText', (each) => row[columnOf('response_text', each)]),
    responseTime: row.response_time,
    date: row.date,
    rating: row.rating,
    hasHadAfterCare: row.has_had_after_care === 1,
  }
}
