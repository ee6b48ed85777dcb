import { readOrderBy } from '../../contracts/order-by.ts'
import { type DirectoryEntry, roleLabel, type UserType } from '../../contracts/session.ts'

/** Fields that a list may be ordered by → the column. */
const columns = {
  id: 'id',
  email: 'email',
  firstname: 'first_name',
  lastname: 'last_name',
  phone: 'phone',
  createdAt: 'created_at',
} as const
const fields = Object.keys(columns) as (keyof typeof columns)[]

/** `order_by[field]=direction`, in the order given → ORDER BY; null for one that names no field or no direction. */
export function orderOf(query: URLSearchParams): string | null {
  const asked = readOrderBy(query, fields)
  return asked && [...asked.map(({ field, direction }) => `${columns[field]} ${direction}`), 'id asc'].join(', ')
}

/** Everybody of one user type. @param order of orderOf */
export async function listAccounts(db: D1Database, type: UserType, order: string): Promise<DirectoryEntry[]> {
  const { results } = await db
    .prepare(
      `SELECT id, email, first_name, last_name, phone, created_at FROM account WHERE type = ?1 ORDER BY ${order}`,
    )
    .bind(type)
    .all<{ id: number; email: string; first_name: string; last_name: string; phone: string; created_at: number }>()
  return results.map((row) => ({
    id: row.id,
    type,
    role: roleLabel(type),
    email: row.email,
    firstname: row.first_name,
    lastname: row.last_name,
    phone: row.phone,
    createdAt: new Date(row.created_at).toISOString(),
  }))
}
