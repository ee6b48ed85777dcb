/** Says what came without a reload to those who don't see it come. A document has one voice for it. */
export function createAnnouncer(root: Document): (words: string) => void {
  const place = root.querySelector('[data-announcer]') ?? addPlace(root)
  return (words) => {
    place.textContent = words
  }
}

function addPlace(root: Document): HTMLElement {
  const place = root.createElement('p')
  place.className = 'visually-hidden'
  place.role = 'status'
  place.dataset.announcer = ''
  root.body.append(place)
  return place
}
