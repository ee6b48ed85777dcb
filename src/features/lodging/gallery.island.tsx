import type PhotoSwipe from 'photoswipe'
import { type MouseEvent, useEffect, useRef } from 'react'
import { replayedAttributes } from '../../islands/protocol.ts'
import { Icon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { mediaSrcSet, mediaUrl } from '../../urls/media.ts'

/** `group` is its place among the groups. */
export type GalleryPicture = readonly [path: string, alt: string, group: number, width: number, height: number]

export interface GalleryProps {
  label: string
  showAll: string
  close: string
  previous: string
  next: string
  /** "{title}, picture {number} of {count}" */
  caption: string
  /** Names of the rooms by which pictures are grouped. */
  groups: string[]
  pictures: GalleryPicture[]
}

/**
 * Pictures that link to their large versions; with scripts they open in PhotoSwipe, in a modal dialog with captions.
 */
export default function Gallery(props: GalleryProps) {
  const { label, showAll, pictures } = props
  const lightbox = useRef<Promise<PhotoSwipe>>(undefined)
  // The lightbox is outside this island's element: it is removed with the page.
  useEffect(() => () => void lightbox.current?.then(endAtOnce), [])
  const open = (index: number) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    lightbox.current = openLightbox(props, index)
  }
  return (
    <div className="mosaic-frame">
      <ul className="mosaic" aria-label={label}>
        {pictures.map(([path, alt], index) => (
          <li key={path} data-of={pictures.length}>
            <a href={mediaUrl(path, 1600)} onClick={open(index)} {...replayedAttributes}>
              <Picture
                path={path}
                alt={alt}
                isFramed
                {...(index === 0 ? { sizes: '(min-width: 48rem) 50vw, 85vw', priority: true } : { at: 480 })}
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        className="button secondary mosaic-all"
        href={mediaUrl(pictures[0]?.[0] ?? '', 1600)}
        onClick={open(0)}
        {...replayedAttributes}
      >
        <Icon name="picture" />
        {showAll}
      </a>
    </div>
  )
}

async function openLightbox(props: GalleryProps, index: number): Promise<PhotoSwipe> {
  const { label, pictures, close, previous, next } = props
  const [{ default: Lightbox }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.ariaLabel = label
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = new Lightbox({
    index,
    appendToEl: dialog,
    dataSource: pictures.map(([path, alt, , width, height]) => ({
      src: mediaUrl(path, 1600),
      srcset: mediaSrcSet(path, 1600),
      width,
      height,
      alt,
    })),
    bgOpacity: 1,
    // The dialog has the focus, and the caption has the number.
    trapFocus: false,
    returnFocus: false,
    counter: false,
    paddingFn: () => ({ top: 56, bottom: matchMedia(lowWindow).matches ? 56 : 148, left: 0, right: 0 }),
    closeTitle: close,
    arrowPrevTitle: previous,
    arrowNextTitle: next,
    showHideAnimationType: isCalm ? 'none' : 'fade',
    ...(isCalm && { zoomAnimationDuration: 0 }),
  })
  lightbox.on('uiRegister', () => {
    const parts = { caption: writeCaption, rooms: writeRooms }
    for (const [name, write] of Object.entries(parts)) {
      lightbox.ui?.registerElement({
        name,
        order: 9,
        isButton: false,
        appendTo: 'root',
        onInit(element) {
          element.className = `pswp-${name}`
          const show = write(element, props, lightbox)
          lightbox.on('change', show)
          show()
        },
      })
    }
  })
  lightbox.on('destroy', () => {
    dialog.close()
    dialog.remove()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    lightbox.close()
  })
  dialog.addEventListener('close', () => endAtOnce(lightbox))
  document.body.appendChild(dialog)
  dialog.showModal()
  lightbox.init()
  // The element around it is the dialog, and a button's name is read once.
  lightbox.element?.removeAttribute('role')
  for (const button of lightbox.element?.querySelectorAll('button[title]') ?? []) button.removeAttribute('title')
  return lightbox
}

/** Too low for the row of small pictures. */
const lowWindow = '(height < 30rem)'

/** Writes the caption: what the picture shows, and its number. */
function writeCaption(element: HTMLElement, { caption, pictures }: GalleryProps, lightbox: PhotoSwipe): () => void {
  element.role = 'status'
  return () => {
    const { currIndex } = lightbox
    element.textContent = caption
      .replace('{title}', pictures[currIndex]?.[1] ?? '')
      .replace('{number}', String(currIndex + 1))
      .replace('{count}', String(pictures.length))
  }
}

/** Writes the row of small pictures, room by room, each a button that shows it. */
function writeRooms(element: HTMLElement, { groups, pictures }: GalleryProps, lightbox: PhotoSwipe): () => void {
  const buttons = pictures.map(([path, alt], index) => {
    const image = new Image(96, 64)
    image.src = mediaUrl(path, 320)
    image.alt = alt
    image.loading = 'lazy'
    const button = document.createElement('button')
    button.type = 'button'
    button.appendChild(image)
    button.addEventListener('click', () => lightbox.goTo(index))
    return button
  })
  for (const [group, name] of groups.entries()) {
    const room = document.createElement('div')
    const title = document.createElement('p')
    title.textContent = name
    room.role = 'group'
    room.ariaLabel = name
    room.appendChild(title)
    for (const [index, button] of buttons.entries()) if (pictures[index]?.[2] === group) room.appendChild(button)
    element.appendChild(room)
  }
  return () => {
    for (const [index, button] of buttons.entries()) {
      button.ariaCurrent = index === lightbox.currIndex ? 'true' : null
      if (!button.ariaCurrent) continue
      const { left, width } = button.getBoundingClientRect()
      // Scrolls the row only.
      element.scrollBy({ left: left + width / 2 - innerWidth / 2 })
    }
  }
}

/** Destroys it directly: closing is refused while it still opens. */
function endAtOnce(lightbox: PhotoSwipe): void {
  if (lightbox.isDestroying) return
  lightbox.isDestroying = true
  lightbox.destroy()
}
