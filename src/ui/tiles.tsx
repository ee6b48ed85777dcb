import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

export interface Tile {
  id: string
  title: string
  href: string | null
  /** Path below the image service. */
  image: string | null
  /** A line above the title. */
  note?: ReactNode
  text?: string
  /** What stands below the text. */
  end?: ReactNode
}

/** Pictures with a title and a few words below, side by side; with `led` the first one is large. */
export function Tiles({ tiles, level = 2, led = false }: { tiles: readonly Tile[]; level?: 2 | 3; led?: boolean }) {
  const Heading = `h${level}` as const
  return (
    <ul className={led ? 'tiles led' : 'tiles'}>
      {tiles.map(({ id, title, href, image, note, text, end }, index) => (
        <li key={id}>
          <article className="tile">
            {image && (
              <Picture
                path={image}
                alt=""
                sizes={led && index === 0 ? '(min-width: 48rem) 40rem, 100vw' : '(min-width: 48rem) 22rem, 100vw'}
                upTo={led && index === 0 ? 1280 : 960}
                priority={led && index === 0}
              />
            )}
            <div>
              {note && <p className="tile-note">{note}</p>}
              <Heading>{href ? <a href={href}>{title}</a> : title}</Heading>
              {text && <p>{text}</p>}
              {end}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
