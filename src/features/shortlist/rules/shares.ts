/** One part of a total of øre or cents; where it does not come out even, the next whole krone or euro, about. */
export function shareOf(total: number, parts: number): { amount: number; isExact: boolean } {
  const isExact = total % parts === 0
  return { amount: isExact ? total / parts : Math.ceil(total / parts / 100) * 100, isExact }
}
