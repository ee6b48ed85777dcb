import { type TaxMail, TaxMailSchema } from '../../contracts/submission.ts'
import { type RentalTax, rentalTax } from '../../domain/rental-tax.ts'
import { agencyCurrency } from '../../editions/table.ts'
import { formatMoney } from '../../markets/formats.ts'
import { type Market, markets } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { visitorMail } from '../mail/visitor-mail.ts'
import { failure } from '../middleware/failures.ts'
import { readRequest, storedResponse, storeOnce, type WorkersContext } from './submissions.ts'

/** POST /bridge/email/tax-calculation/: reckoned here, from what was typed, and sent once for each key. */
export async function postTaxCalculation(c: WorkersContext): Promise<Response> {
  const parsed = await readRequest(c, TaxMailSchema)
  if (parsed.kind === 'refused') return parsed.response
  const { locale, email, ...given } = parsed.body
  const result = rentalTax(given)
  if (!result) return failure(c, 422, 'unknown_year', `No amounts are known of ${given.year}.`)
  const [market = markets[0]] = markets.filter((each) => each.locale === locale)
  const outcome = await storeOnce(
    c.env.DB,
    { kind: 'tax', key: parsed.key, locale, status: 'received', data: parsed.body },
    ({ reference, createdAt }) =>
      visitorMail(
        c.env.DB,
        {
          id: `tax-calculation-${reference}`,
          market,
          to: email,
          template: 'tax-calculation',
          data: rowsOf(market, given, result),
        },
        { form: 'tax' },
        createdAt,
      ),
  )
  return storedResponse(c, outcome)
}

/** The rule is about kroner, whatever the edition's guests pay with. */
function rowsOf(market: Market, { year, through }: Pick<TaxMail, 'year' | 'through'>, result: RentalTax) {
  const texts = messagesOf(market).forms.tax
  const kroner = (amount: number) => formatMoney({ ...market, currency: agencyCurrency }, amount * 100)
  return {
    fields: [
      { label: texts.year, value: String(year) },
      { label: texts.through, value: texts.throughNames[through] },
      { label: texts.income, value: kroner(result.income) },
    ],
    result: [
      { label: texts.allowance, value: kroner(result.allowance) },
      { label: texts.rest, value: kroner(result.rest) },
      { label: texts.deduction, value: kroner(result.deduction) },
      { label: texts.taxable, value: kroner(result.taxable) },
    ],
  }
}
