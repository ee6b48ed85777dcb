import './slides.css'

import { morePicturesAttribute } from '../src/islands/layout-protocol.ts'
import { formatMessage } from '../src/markets/format-message.ts'
import { denseSrcSet, mediaSrcSet, mediaUrl } from '../src/urls/media.ts'
import { element, icon } from './device/element.ts'
import { loadDeviceTexts } from './device/texts.ts'

const signs = ['pointerover', 'touchstart', 'focusin'] as const
const waiting = 'data-slide'
const turnAttribute = 'data-turn'

/**
 * Lets cards turn their further pictures by a swipe or by buttons. The elements are created at once, as a swipe needs
 * them; the pictures are loaded when they come near.
 * @param first the element under the pointer or with the focus
 */
export async function startSlides(root: Document, first: EventTarget | null): Promise<void> {
  const { device, market } = await loadDeviceTexts(root)
  reach(first)
  for (const type of signs) root.addEventListener(type, come, { capture: true, passive: true })
  root.addEventListener('click', turn)
  root.addEventListener('scroll', ({ target }) => isSlides(target) && showPlace(target), true)

  function come({ type, target }: Event) {
    // The focus that a page is given as it comes is at none of its cards.
    const isElsewhere = type === 'focusin' && !(target instanceof Element && target.closest('.card'))
    if (!isElsewhere) reach(target)
  }

  function reach(target: EventTarget | null) {
    for (const place of root.querySelectorAll<HTMLElement>(`[${morePicturesAttribute}]`)) build(place)
    const slides = target instanceof Element ? target.closest('.card')?.querySelector('.card-slides') : null
    if (isSlides(slides)) fill(slides)
  }

  function build(place: HTMLElement) {
    const picture = place.querySelector('img')
    const folder = /^\/media(\/.*)\/[^/]*$/.exec(picture?.getAttribute('src') ?? '')?.[1] ?? ''
    const names = place.getAttribute(morePicturesAttribute)?.split(' ') ?? []
    const paths = names.map((name) => (name.startsWith('/') ? name : `${folder}/${name}`))
    const link = place.closest('.card')?.querySelector<HTMLAnchorElement>('.card-title a')
    place.removeAttribute(morePicturesAttribute)
    if (!picture || !link) return
    // The title has the same link, so that this one is out of the tab order and hidden from screen readers.
    const slides = element('a', {
      ...{ class: 'card-slides', href: link.getAttribute('href'), tabindex: -1, 'aria-hidden': 'true' },
      draggable: 'false',
    })
    picture.replaceWith(slides)
    slides.append(picture, ...paths.map((path) => element('img', { [waiting]: path, alt: '' })))
    slides.after(
      element('button', { ...button, [turnAttribute]: -1, tabindex: -1, 'aria-hidden': 'true' }, icon('back')),
      element('button', { ...button, class: 'slide-turn next', [turnAttribute]: 1 }, icon('arrow')),
      element('span', { class: 'slide-count', 'aria-hidden': 'true' }),
    )
    showPlace(slides, 1)
  }

  /** Which of them is shown, and how many there are. */
  function showPlace(slides: HTMLElement, at = placeOf(slides) + 1) {
    const count = slides.children.length
    const [number, next] = [
      slides.parentElement?.querySelector('.slide-count'),
      slides.parentElement?.querySelector('.next'),
    ]
    if (number) number.textContent = `${at}/${count}`
    next?.setAttribute('aria-label', formatMessage(device.nextPicture, { at, count }, market))
  }

  function fill(slides: HTMLElement) {
    const [picture] = slides.querySelectorAll('img')
    for (const image of slides.querySelectorAll<HTMLImageElement>(`[${waiting}]`)) {
      const path = image.getAttribute(waiting) ?? ''
      image.removeAttribute(waiting)
      image.sizes = picture?.sizes.replace(/^auto, /, '') ?? ''
      image.srcset = image.sizes === '' ? denseSrcSet(path, 480) : mediaSrcSet(path, 960)
      image.src = mediaUrl(path, 480)
    }
    showPlace(slides)
  }
}

const button = { type: 'button', class: 'slide-turn' }

function isSlides(target: EventTarget | null | undefined): target is HTMLElement {
  return target instanceof HTMLElement && target.classList.contains('card-slides')
}

function placeOf(slides: HTMLElement): number {
  return slides.clientWidth === 0 ? 0 : Math.round(slides.scrollLeft / slides.clientWidth)
}

/** After the last comes the first. */
function turn({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest(`[${turnAttribute}]`) : null
  const slides = pressed?.parentElement?.querySelector('.card-slides')
  if (!pressed || !isSlides(slides)) return
  const count = slides.children.length
  const next = (placeOf(slides) + Number(pressed.getAttribute(turnAttribute)) + count) % count
  slides.scrollTo({ left: next * slides.clientWidth })
}
