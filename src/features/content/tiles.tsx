import type { ReactNode } from 'react'
import { Marked } from '../../ui/marks.tsx'
import { Picture } from '../../ui/picture.tsx'

interface Tile {
  id: string
  title: string
  href: string | null
  /** Path below the image service. */
  image: string | null
  /** A line above the title. */
  note?: ReactNode
  text?: string
  /** Shown below the text. */
  end?: ReactNode
}

interface TilesProps {
  tiles: readonly Tile[]
  /** Content type of the entries whose ids the tiles have. */
  type: string
  level?: 2 | 3
  led?: boolean
}

/** Pictures with a title and a few words below, side by side; with `led` the first one is large. */
export function Tiles({ tiles, type, level = 2, led = false }: TilesProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={led ? 'tiles led' : 'tiles'}>
      {tiles.map(({ id, title, href, image, note, text, end }, index) => (
        <Marked key={id} entry={id} type={type}>
          <li>
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
        </Marked>
      ))}
    </ul>
  )
}
