import type PhotoSwipe from 'photoswipe'
import { type MouseEvent, useEffect, useRef } from 'react'
import { answeredInPlace } from '../../islands/protocol.ts'
import { Icon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { mediaSrcSet, mediaUrl } from '../../urls/media.ts'

export interface GalleryPicture {
  path: string
  width: number
  height: number
  alt: string
}

export interface GalleryProps {
  label: string
  showAll: string
  close: string
  previous: string
  next: string
  pictures: GalleryPicture[]
}

/** Pictures that lead to themselves in large; with scripts they open in PhotoSwipe, in a modal dialog, and say which they are. */
export default function Gallery(props: GalleryProps) {
  const { label, showAll, pictures } = props
  const lightbox = useRef<Promise<PhotoSwipe>>(undefined)
  // The lightbox lies over the page, outside this island: it goes when the page goes.
  useEffect(() => () => void lightbox.current?.then(endAtOnce), [])
  const open = (index: number) => (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    lightbox.current = openLightbox(props, index)
  }
  return (
    <div className="mosaic-frame">
      <ul className="mosaic" aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <a href={mediaUrl(picture.path, 1600)} onClick={open(index)} {...answeredInPlace}>
              <Picture
                path={picture.path}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                sizes={index === 0 ? '(min-width: 48rem) 50vw, 85vw' : '(min-width: 48rem) 25vw, 85vw'}
                upTo={index === 0 ? 1600 : 960}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        className="button secondary mosaic-all"
        href={mediaUrl(pictures[0]?.path ?? '', 1600)}
        onClick={open(0)}
        {...answeredInPlace}
      >
        <Icon name="picture" />
        {showAll}
      </a>
    </div>
  )
}

async function openLightbox(
  { label, pictures, close, previous, next }: GalleryProps,
  index: number,
): Promise<PhotoSwipe> {
  const [{ default: Lightbox }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox'
  dialog.ariaLabel = label
  const lightbox = new Lightbox({
    index,
    appendToEl: dialog,
    dataSource: pictures.map(({ path, width, height, alt }) => ({
      src: mediaUrl(path, 1600),
      srcset: mediaSrcSet(path, 1600),
      width,
      height,
      alt,
    })),
    bgOpacity: 1,
    // The dialog keeps the focus, and the caption has the number.
    trapFocus: false,
    returnFocus: false,
    counter: false,
    padding: { top: 56, bottom: 64, left: 0, right: 0 },
    closeTitle: close,
    arrowPrevTitle: previous,
    arrowNextTitle: next,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
  })
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit(element) {
        element.className = 'pswp-caption'
        element.role = 'status'
        const show = () => {
          element.textContent = pictures[lightbox.currIndex]?.alt ?? ''
        }
        lightbox.on('change', show)
        show()
      },
    })
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
  // The dialog around it is the dialog.
  lightbox.element?.removeAttribute('role')
  return lightbox
}

/** Without the closing that is refused while it still opens. */
function endAtOnce(lightbox: PhotoSwipe): void {
  if (lightbox.isDestroying) return
  lightbox.isDestroying = true
  lightbox.destroy()
}
