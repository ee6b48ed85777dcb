/** How a house was let: through somebody who reports the rent to the tax authority, or by the owner alone. */
export type LettingKind = 'agency' | 'private'

export interface TaxYear {
  year: number
  /** Whole kroner a year and house that are not taxed at all. */
  allowance: Readonly<Record<LettingKind, number>>
  /** Whether the amounts were read on the tax authority's own page; otherwise they are known second-hand alone. */
  isConfirmed: boolean
}

/** Where the rule stands: ligningsloven § 15 O, as the Danish tax authority explains it to owners. */
export const taxRuleSource = 'https://skat.dk/borger/bolig-og-ejendomme/udlejning-af-bolig/du-udlejer-dit-sommerhus'

/** The newest first. Amounts are adjusted each year: a new year is a new line. */
export const taxYears: readonly TaxYear[] = [
  { year: 2026, allowance: { agency: 50_200, private: 13_800 }, isConfirmed: false },
  { year: 2025, allowance: { agency: 47_900, private: 13_100 }, isConfirmed: true },
  { year: 2024, allowance: { agency: 46_100, private: 12_700 }, isConfirmed: true },
]

/** Of the rent above the allowance; the other part stands for all costs. */
const taxedPercent = 60

/** Whole kroner. */
export interface RentalTax {
  income: number
  allowance: number
  /** Income above the allowance. */
  rest: number
  /** The part of it that stands for costs. */
  deduction: number
  /** What is taxed, as income from capital. */
  taxable: number
}

/** What of a year's rent is taxed, by the simple method; null for a year of which no amounts are known. */
export function rentalTax(rental: { year: number; through: LettingKind; income: number }): RentalTax | null {
  const year = taxYears.find((each) => each.year === rental.year)
  if (!year) return null
  const { income } = rental
  const allowance = Math.min(income, year.allowance[rental.through])
  const rest = income - allowance
  const taxable = Math.round((rest * taxedPercent) / 100)
  return { income, allowance, rest, deduction: rest - taxable, taxable }
}

/** '120.000', '120,000', '120 000' and '120000' → 120000. */
export function readKroner(text: string): number {
  return Number(text.replace(/\D/g, ''))
}
