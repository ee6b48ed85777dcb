import { element, icon } from '../../../client/device/element.ts'
import type { DeviceTexts } from '../../../client/device/texts.ts'
import type { Found, FoundPages } from '../../contracts/find.ts'
import type { FreeTextType } from '../../contracts/search.ts'
import { mediaUrl } from '../../urls/media.ts'
import { kindIcons, markWords } from './found.ts'

/** Results as groups of options: the house whose number was typed and the search that was read before all others. */
export function drawResults(
  { house, search, groups }: FoundPages,
  query: string,
  { find }: DeviceTexts,
): HTMLElement[] {
  const drawn: { title: string; type: FreeTextType; hits: readonly Found[] }[] = [
    ...(house ? [{ title: find.houseNumber, type: 'lodging' as const, hits: [house] }] : []),
    ...(search ? [{ title: find.wishes.title, type: 'lodging' as const, hits: [searchHit(search)] }] : []),
    ...groups.map(({ type, hits }) => ({ title: find.kinds[type], type, hits })),
  ]
  let count = 0
  return drawn.map(({ title, type, hits }, place) => {
    const id = `find-group-${place}`
    return element(
      'div',
      { role: 'group', 'aria-labelledby': id, class: 'found' },
      element('p', { id, role: 'presentation', class: 'find-kind' }, title),
      ...hits.map((hit) => {
        count += 1
        return drawOption(hit, type, query, `find-option-${count}`)
      }),
    )
  })
}

function searchHit({ criteria, url }: NonNullable<FoundPages['search']>): Found {
  return { title: criteria, text: '', url, image: null }
}

function drawOption({ title, text, url, image }: Found, type: FreeTextType, query: string, id: string): HTMLElement {
  const picture = image
    ? element('img', {
        src: mediaUrl(image, 320),
        alt: '',
        width: 320,
        height: 213,
        loading: 'lazy',
        decoding: 'async',
      })
    : icon(kindIcons[type])
  return element(
    'a',
    { id, role: 'option', 'aria-selected': 'false', tabindex: -1, href: url, class: 'found-link' },
    element('span', { class: 'found-picture' }, picture),
    element(
      'span',
      { class: 'found-words' },
      element('strong', {}, ...marked(title, query)),
      element('span', {}, ...marked(text, query)),
    ),
  )
}

function marked(text: string, query: string): (Node | string)[] {
  return markWords(text, query).map((part) => (part.isMatch ? element('mark', {}, part.text) : part.text))
}
