/** A house's code: letters and digits with at least one digit (specification, section 5). */
export function isHouseCode(name: string): boolean {
  return /^(?=.*\d)[a-z0-9]{2,12}$/i.test(name)
}
