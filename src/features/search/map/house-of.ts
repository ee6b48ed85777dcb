export const houseAttribute = 'data-lodging'

/** The house whose card that is, or is within. */
export function houseOf(target: EventTarget): number | null {
  const card = target instanceof Element ? target.closest(`[${houseAttribute}]`) : null
  return card ? Number(card.getAttribute(houseAttribute)) : null
}
