import { Picture } from './picture.tsx'

export interface PictureLink {
  id: string
  title: string
  text: string
  href: string
  /** Path below the image service. */
  image: string | null
}

/** Doors to other pages: a picture with its words upon it. */
export function PictureLinks({ links }: { links: readonly PictureLink[] }) {
  return (
    <ul className="areas">
      {links.map(({ id, title, text, href, image }) => (
        <li key={id}>
          <a href={href}>
            {image && <Picture path={image} alt="" sizes="(min-width: 60rem) 20rem, 45vw" upTo={960} />}
            <span className="area-name">
              <strong>{title}</strong>
              {text && <span>{text}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
