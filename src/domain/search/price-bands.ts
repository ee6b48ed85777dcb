import { type Currency, priceSteps } from '../../editions/table.ts'

/**
 * The attribute that says where a stay's total for so many pets lies among the price steps of its currency. A number of
 * totals is as small as that of the steps, however many stays there are.
 */
export function priceBandAttribute(pets: number): string {
  return `priceBand.${pets}`
}

/** How many steps lie below a total, and how many don't lie above it, together: odd where it is a step itself. */
export function priceBandOf(total: number, currency: Currency): number {
  const steps: readonly number[] = priceSteps[currency]
  return steps.filter((step) => step < total).length + steps.filter((step) => step <= total).length
}

/** The band of totals that are exactly that step, by its place: cheaper ones lie in lower bands, dearer ones in higher. */
export function bandOfStep(place: number): number {
  return 2 * place + 1
}
