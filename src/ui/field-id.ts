/** The id of the field of that name: what an error summary links to. */
export function fieldId(name: string): string {
  return `field-${name}`
}
