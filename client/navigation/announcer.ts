/** Says the title of a page that came without a reload to those who don't see it come. */
export function createAnnouncer(root: Document): (title: string) => void {
  const place = root.createElement('p')
  place.className = 'visually-hidden'
  place.role = 'status'
  place.dataset.announcer = ''
  root.body.append(place)
  return (title) => {
    place.textContent = title
  }
}
