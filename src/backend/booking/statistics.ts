import type { BookingStatistics, LiveStatistics } from '../../contracts/booking.ts'

type MarketFigures = BookingStatistics['markets'][number]

export async function bookingStatistics(db: D1Database): Promise<BookingStatistics> {
  const { results: markets } = await db
    .prepare(
      `SELECT language_id AS languageId, COUNT(*) AS bookings, SUM(duration) AS nights
       FROM booking GROUP BY language_id ORDER BY language_id`,
    )
    .all<MarketFigures>()
  const sum = (key: 'bookings' | 'nights') => markets.reduce((total, market) => total + market[key], 0)
  return { bookings: sum('bookings'), nights: sum('nights'), markets }
}

const day = 24 * 60 * 60

/** Of the last 24 hours. */
export async function liveStatistics(db: D1Database, now: Date): Promise<LiveStatistics> {
  const seconds = Math.floor(now.getTime() / 1000)
  const [bookings, holds] = await Promise.all([
    db
      .prepare('SELECT COUNT(*) AS count FROM booking WHERE created_at > ?1')
      .bind(seconds - day)
      .first<number>('count'),
    db
      .prepare('SELECT COUNT(DISTINCT holder) AS count FROM night WHERE expires_at > ?1')
      .bind(seconds)
      .first<number>('count'),
  ])
  return { bookings: bookings ?? 0, holds: holds ?? 0, since: new Date((seconds - day) * 1000).toISOString() }
}
