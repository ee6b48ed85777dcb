/** Links as the content service holds them. */
export function toEntry(id: string) {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

export function toAsset(id: string) {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}
