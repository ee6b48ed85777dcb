import { company } from '../../../editions/agency-facts.ts'
import { formatMessage } from '../../../markets/say.ts'
import type { MailContext } from '../mail-content.ts'

/** Who writes, as a business letter has to say: the company, where it is, its number, and how it is reached. */
export function companyLines({ market, texts }: MailContext): string[] {
  const { name, address, zipcode, city, registrationNumber, phone } = company
  return [
    name,
    formatMessage(texts.address, { address: `${address}, ${zipcode} ${city}` }, market),
    formatMessage(texts.registration, { number: registrationNumber }, market),
    formatMessage(texts.phone, { phone }, market),
  ]
}
