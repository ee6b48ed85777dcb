/** The attribute that holds a stay's total for a party with so many pets: what filters, sorts and is shown. */
export function totalAttribute(pets: number): string {
  return pets > 0 ? `totalWithPets.${pets}` : 'totalPrice'
}

/** The attribute that holds that total and the expected use of so many guests. */
export function allInAttribute(guests: number, pets: number): string {
  return pets > 0 ? `allInWithPets.${pets}-${guests}` : `allIn.${guests}`
}

interface Priced {
  totalPrice: number
  /** By number of pets, as many as the house takes. */
  totalWithPets?: Readonly<Record<string, number>> | undefined
}

/**
 * Hits at the total of a party with so many pets, `petCharge` of it for them. A house that takes fewer pets has the total
 * with those that it takes.
 */
export function withPartyTotals<Hit extends Priced>(
  hits: readonly Hit[],
  pets: number,
): (Omit<Hit, 'totalWithPets'> & { petCharge?: number })[] {
  return hits.map((hit) => {
    const { totalWithPets = {}, totalPrice } = hit
    const counts = Object.keys(totalWithPets).map(Number)
    const own = totalWithPets[Math.max(0, ...counts.filter((count) => count <= pets))]
    const charge = own === undefined ? 0 : own - totalPrice
    // A copy of all but one member takes several times as long as one of all.
    const rest = { ...hit, totalWithPets: undefined }
    return charge === 0 ? rest : { ...rest, totalPrice: totalPrice + charge, petCharge: charge }
  })
}
