import type { Market } from '../../markets/market.ts'

const purposes: Record<Market['key'], string> = {
  da: 'Log ind på din konto',
  de: 'Anmeldung in Ihrem Konto',
  en: 'Log in to your account',
}

/** What the mail of an unproven login asks to confirm. */
export function loginPurpose({ key }: Market): string {
  return purposes[key]
}
