import { nothingTyped, type TypedGuest } from '../../contracts/guest.ts'
import { type AddressKey, addressKeys } from '../../contracts/session.ts'
import type { RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'

/**
 * What the account of whoever is logged in knows of the guest. Null for others, and while the auth service does not
 * answer: then the fields are typed.
 */
export async function accountGuest({ session, services }: RenderContext): Promise<TypedGuest | null> {
  if (!session.isLikely()) return null
  try {
    const current = await session.current()
    if (!current) return null
    const { user, token } = current
    const metas = await services.auth.userMetas(token, addressKeys).catch(emptyWhenDown)
    const address = (key: AddressKey) => metas.find(({ metaKey }) => metaKey === key)?.metaValue ?? ''
    return {
      ...nothingTyped,
      firstName: user?.firstname ?? '',
      lastName: user?.lastname ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      address: address('address'),
      postalCode: address('postalCode'),
      city: address('city'),
      country: address('country'),
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return null
  }
}

/** What was typed in this booking counts. A postal address is taken from one of the two as a whole. */
export function withAccount(typed: TypedGuest | null, account: TypedGuest): TypedGuest {
  if (!typed) return account
  const addressOf = addressKeys.some((key) => key !== 'country' && typed[key] !== '') ? typed : account
  return {
    ...typed,
    firstName: typed.firstName || account.firstName,
    lastName: typed.lastName || account.lastName,
    email: typed.email || account.email,
    phone: typed.phone || account.phone,
    address: addressOf.address,
    postalCode: addressOf.postalCode,
    city: addressOf.city,
    country: addressOf.country || typed.country,
  }
}

function emptyWhenDown(error: unknown): [] {
  if (!(error instanceof ServiceError)) throw error
  return []
}
