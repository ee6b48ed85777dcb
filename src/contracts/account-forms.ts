import * as v from 'valibot'
import { isEmail } from './email.ts'
import { isSeen } from './form-fields.ts'
import { longestPassword, type Profile, ProfileSchema, shortestPassword } from './session.ts'

/** What is wrong with a field, for the page to say in the visitor's language. */
export interface AccountFault<Field extends string> {
  field: Field
  kind: 'required' | 'email' | 'phone' | 'name' | 'mismatch' | 'short' | 'long' | 'common' | 'wrong' | 'captcha'
}

const longest = 1_000

/** Checkbox for a shared device, with the value '1'. */
export const sharedDeviceField = 'shared'

/** A field as it was typed; empty for a file. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}

export function emailFault(email: string): AccountFault<'email'> | null {
  if (email.trim() === '') return { field: 'email', kind: 'required' }
  return isEmail(email) ? null : { field: 'email', kind: 'email' }
}

/** Faults of a login before it is sent. */
export function loginFaults(email: string, password: string): AccountFault<'email' | 'password'>[] {
  const fault = emailFault(email)
  return [...(fault ? [fault] : []), ...(password === '' ? [{ field: 'password', kind: 'required' } as const] : [])]
}

/** Fault of the account's own password before it is sent: a longer one than there are is nobody's. */
export function ownPasswordFault(password: string): AccountFault<'password'> | null {
  if (password === '') return { field: 'password', kind: 'required' }
  return password.length > longestPassword ? { field: 'password', kind: 'wrong' } : null
}

/** Faults of a new password, and of its repetition. */
export function newPasswordFaults(password: string, repeated: string): AccountFault<'new_password' | 'repeat'>[] {
  const { length } = [...password]
  if (length < shortestPassword) return [{ field: 'new_password', kind: length === 0 ? 'required' : 'short' }]
  if (length > longestPassword) return [{ field: 'new_password', kind: 'long' }]
  return password === repeated ? [] : [{ field: 'repeat', kind: repeated === '' ? 'required' : 'mismatch' }]
}

/** Faults of a new password by the service's code for its refusal. */
export const passwordFaultKinds: Readonly<Record<string, 'short' | 'long' | 'common'>> = {
  password_too_short: 'short',
  password_too_long: 'long',
  password_common: 'common',
}

const profileFields = ['firstname', 'lastname', 'phone'] as const
export type ProfileField = (typeof profileFields)[number]

export function checkProfile(
  profile: Record<ProfileField, string>,
): { profile: Profile; faults: null } | { profile: null; faults: AccountFault<ProfileField>[] } {
  const parsed = v.safeParse(ProfileSchema, profile)
  if (parsed.success) return { profile: parsed.output, faults: null }
  const wrong = new Set(parsed.issues.map((issue) => v.getDotPath(issue)))
  const faults = profileFields
    .filter((field) => wrong.has(field))
    .map((field) => ({ field, kind: profileFault(field, profile[field]) }))
  return { profile: null, faults }
}

function profileFault(field: ProfileField, value: string): AccountFault<ProfileField>['kind'] {
  if (field === 'phone') return 'phone'
  return isSeen(value) ? 'name' : 'required'
}
