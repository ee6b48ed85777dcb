import type { AreaCard } from '../contracts/content.ts'
import { Marked } from './marks.tsx'
import { Picture } from './picture.tsx'

interface PictureLink {
  id: string
  title: string
  text: string
  href: string
  /** Path below the image service. */
  image: string | null
}

interface PictureLinksProps {
  links: readonly PictureLink[]
  /** Content type of the entries that the links have their ids from. */
  type: string
}

/** Doors to other pages: a picture with its words below. */
export function PictureLinks({ links, type }: PictureLinksProps) {
  if (links.length === 0) return null
  return (
    <ul className="areas">
      {links.map(({ id, title, text, href, image }) => (
        <Marked key={id} entry={id} type={type}>
          <li>
            <a href={href}>
              {image && <Picture path={image} alt="" sizes="(min-width: 60rem) 20rem, 45vw" upTo={960} />}
              <span className="area-name">
                <strong>{title}</strong>
                {text && <span>{text}</span>}
              </span>
            </a>
          </li>
        </Marked>
      ))}
    </ul>
  )
}

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
