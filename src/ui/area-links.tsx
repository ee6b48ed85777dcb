import type { AreaCard } from '../contracts/content.ts'
import { PictureLinks } from './picture-links.tsx'

/** Areas that have a page, with their pictures. */
export function AreaLinks({ areas }: { areas: readonly AreaCard[] }) {
  return (
    <PictureLinks
      type="area"
      links={areas.flatMap(({ id, title, path, banner }) =>
        path ? [{ id, title, text: '', href: path, image: banner?.url ?? null }] : [],
      )}
    />
  )
}
