import { type IconName, icons } from '../../src/ui/icon-shapes.ts'

/** Points that an icon has to each side. */
const size = 24

/**
 * Every icon side by side: what is drawn in it is what is seen. WebKit rounds the width and the height of a box to
 * pixels one by one: without `preserveAspectRatio="none"` one pixel between them moves each icon by up to its own width.
 */
export const iconsFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size * icons.length} ${size}" preserveAspectRatio="none" fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${icons
  .map(({ shape, isFilled }, place) => {
    const fill = isFilled ? ' fill="#000"' : ''
    return `<path transform="translate(${size * place})"${fill} d="${shape}"/>`
  })
  .join('')}</svg>`

/** Elements that begin with an icon: by the class of its name, or by their own styles. */
const places =
  ':where(.icon,.heart,.stars > i,.facts > li,.card-picture > .compare-link,.more-houses > a,.hero-facts a,.rating:not(.none),address > a,.filter-group > summary,.sort label,.footer-offices li > a)::before'

/** Those that an element has by the styles of its place, without a class. */
const namedByStyles: ReadonlySet<IconName> = new Set(['phone', 'mail', 'map-pin', 'chevron', 'sort'])

/**
 * The styles that cut each icon out of the file at that URL. On paper, too, where backgrounds are left out; where
 * colours are forced, others win (components/contrast.css).
 */
export function iconStyles(url: string): string {
  const last = icons.length - 1
  const mask = `url("${url}") calc(100% * var(--i) / ${last}) 0 / ${icons.length}00% 100%`
  const classes = icons.map(({ name }, place) => `.i-${name}{--i:${place}}`).join('')
  const named = icons.flatMap(({ name, isFilled }, place) =>
    isFilled || namedByStyles.has(name) ? [`--i-${name}:${place}`] : [],
  )
  return `@layer components{:root{${named.join(';')}}${classes}${places}{content:"";display:block;background:currentColor;print-color-adjust:exact;mask:${mask}}}`
}
