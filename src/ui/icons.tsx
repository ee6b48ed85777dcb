import { type IconName, iconShapes } from './icon-shapes.ts'
import { spriteFile } from './sprite-file.ts'

/** A picture word; always beside a text or inside something with a name of its own, so it is silent. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${spriteFile}#i-${name}`} />
    </svg>
  )
}

/** Every icon once a page, at the very top of the body, where they are no file of their own: islands draw from it too. */
export function IconSprite() {
  if (spriteFile !== '') return null
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(iconShapes).map(([name, shape]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={shape} />
        </symbol>
      ))}
    </svg>
  )
}
