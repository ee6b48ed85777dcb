import * as v from 'valibot'
import { type DeferredPeriod, DeferredPeriodSchema } from '../../contracts/booking.ts'
import type { ReservationRequest } from '../../contracts/reservation.ts'
import { periodOf, releasedNights } from '../../domain/booking/deferred.ts'
import { partyFaults } from '../../domain/booking/party.ts'
import { isBookable } from '../../domain/stays.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { href } from '../../urls/paths.ts'
import { findLodging } from '../broker/houses/lodgings.ts'
import { visitorMail } from '../mail/visitor-mail.ts'
import { newReference } from '../tokens.ts'
import { toSeconds } from './night-holder.ts'
import type { Refusal } from './refusal.ts'
import { hashRequest } from './stored-reply.ts'

export interface RequestedReservation {
  key: string
  request: ReservationRequest
  market: Market
}

export type ReserveOutcome =
  | { kind: 'stored'; data: unknown; replayed: boolean }
  | { kind: 'refused'; refusal: Refusal }

export async function deferredPeriods(db: D1Database): Promise<DeferredPeriod[]> {
  const { results } = await db
    .prepare(
      `SELECT id, season, from_date AS fromDate, to_date AS toDate, opens_at AS opensAt
       FROM deferred_period ORDER BY from_date, id`,
    )
    .all()
  return v.parse(v.array(DeferredPeriodSchema), results)
}

/**
 * Stores a request for a stay without a price, once for each key, and queues its mails.
 * @param network of the visitor, as `mailNetwork` returns it
 */
export async function reserve(
  db: D1Database,
  reservation: RequestedReservation,
  network: string | null,
  now: Date,
): Promise<ReserveOutcome> {
  const { key, request, market } = reservation
  const [lodging, periods] = await Promise.all([findLodging(db, { id: request.lodgingId }), deferredPeriods(db)])
  if (!lodging) return refused('unknown_lodging')
  const period = isBookable(request.arrival, now) ? periodOf(periods, request, now) : undefined
  const [fault] = partyFaults(request, lodging)
  const isSold = period && (await hasSoldNight(db, request.lodgingId, releasedNights(periods, request, now)))
  const hash = await hashRequest(request)
  if (period && !fault && !isSold) {
    const number = newReference('MR-')
    const data = { reservationNumber: number, season: period.season, pricesFrom: period.opensAt }
    await db.batch([
      insertReservation(db, reservation, { number, hash, periodId: period.id, reply: JSON.stringify(data), now }),
      ...visitorMail(
        db,
        {
          id: `reservation-${number}`,
          market,
          to: request.guest.email,
          template: 'form-receipt',
          data: {
            title: messagesOf(market).bookingFlow.reserve.title,
            reference: number,
            facts: factsOf(reservation, lodging.name),
            page: {
              title: lodging.name,
              text: messagesOf(market).card.seeHouse,
              path: href.lodging(market, lodging.name),
            },
          },
        },
        {
          form: 'reservation',
          network,
          budget: 'reservation',
          onlyIf: { sql: 'EXISTS (SELECT 1 FROM reservation WHERE number = ?1)', values: [number] },
        },
        now.getTime(),
      ),
    ])
  }
  const stored = await findReservation(db, key)
  if (!stored) return refused(fault ?? (isSold ? 'taken' : 'unknown_stay'))
  if (stored.request_hash !== hash) return refused('idempotency_conflict')
  const data: unknown = JSON.parse(stored.reply)
  return { kind: 'stored', data, replayed: stored.created_at < toSeconds(now) }
}

interface NewReservation {
  number: string
  hash: string
  periodId: number
  /** JSON. */
  reply: string
  now: Date
}

/** Writes nothing where the key has been used. */
function insertReservation(
  db: D1Database,
  { key, request, market }: RequestedReservation,
  { number, hash, periodId, reply, now }: NewReservation,
): D1PreparedStatement {
  const { lodgingId, arrival, duration, adults, children, infants, pets, guest } = request
  return db
    .prepare(
      `INSERT INTO reservation (number, idempotency_key, request_hash, period_id, lodging_id, arrival, duration, adults,
         children, infants, pets, language_id, guest, reply, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
       ON CONFLICT (idempotency_key) DO NOTHING`,
    )
    .bind(
      ...[number, key, hash, periodId, lodgingId, arrival, duration, adults, children, infants, pets, market.id],
      ...[JSON.stringify(guest), reply, toSeconds(now)],
    )
}

/** Whether a night of a stay that is partly in the released period is sold already. */
async function hasSoldNight(db: D1Database, lodgingId: number, nights: readonly string[]): Promise<boolean> {
  const sold = await db
    .prepare(
      `SELECT 1 FROM night
       WHERE lodging_id = ?1 AND expires_at IS NULL AND date IN (SELECT value FROM json_each(?2)) LIMIT 1`,
    )
    .bind(lodgingId, JSON.stringify(nights))
    .first()
  return sold !== null
}

function findReservation(db: D1Database, key: string) {
  return db
    .prepare('SELECT request_hash, reply, created_at FROM reservation WHERE idempotency_key = ?1')
    .bind(key)
    .first<{ request_hash: string; reply: string; created_at: number }>()
}

/** Facts of the request in the guest's mail. */
function factsOf({ request, market }: RequestedReservation, house: string): { label: string; value: string }[] {
  const { booking, card } = messagesOf(market)
  return [
    { label: booking.review.house, value: house },
    { label: booking.stay.arrival, value: formatDate(market, request.arrival, 'long') },
    { label: booking.stay.duration, value: formatMessage(card.nights, { count: request.duration }, market) },
    { label: booking.summary.persons, value: partyText(market, messagesOf(market), request) },
    { label: messagesOf(market).bookingFlow.reserve.factLabel, value: messagesOf(market).bookingFlow.reserve.fact },
  ]
}

function refused(code: Refusal['code']): ReserveOutcome {
  return { kind: 'refused', refusal: { code } }
}
