import { type LoginTarget, type ToldSession, type UserType, userTypes } from '../../contracts/session.ts'

export interface Account {
  id: number
  type: UserType
  email: string
  password: string | null
  first_name: string
  last_name: string
  phone: string
  picture: string
  /** JSON list. */
  permissions: string
}

/** Whose accounts a login is for, those that come first first. */
export function typesOf(target: LoginTarget | null): UserType[] {
  if (target === 'guest') return [userTypes.customer]
  if (target === 'owner') return [userTypes.creditor]
  return [userTypes.customer, userTypes.creditor, userTypes.internal, userTypes.oldInternal]
}

/** @param email lower case */
export function accountByEmail(db: D1Database, email: string, target: LoginTarget | null): Promise<Account | null> {
  return db
    .prepare(
      `SELECT account.* FROM json_each(?2) AS wanted JOIN account ON account.type = wanted.value AND account.email = ?1
       ORDER BY wanted.key LIMIT 1`,
    )
    .bind(email, JSON.stringify(typesOf(target)))
    .first<Account>()
}

export function accountById(db: D1Database, id: number): Promise<Account | null> {
  return db.prepare('SELECT * FROM account WHERE id = ?1').bind(id).first<Account>()
}

/** What a session's owner is told of it. */
export function sessionReply(account: Account, token: string, target: LoginTarget | null): ToldSession {
  return {
    token,
    permissions: JSON.parse(account.permissions),
    loginTarget: target,
    user: {
      id: account.id,
      type: account.type,
      email: account.email,
      firstname: account.first_name,
      lastname: account.last_name,
      phone: account.phone,
      picture: account.picture,
    },
  }
}
