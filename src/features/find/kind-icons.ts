import type { FreeTextType } from '../../contracts/free-text-types.ts'
import type { IconName } from '../../ui/icon-shapes.ts'

/** In place of the picture of a result that has none. */
export const kindIcons: Readonly<Record<FreeTextType, IconName>> = {
  area: 'map-pin',
  lodging: 'house',
  street: 'map-pin',
  page: 'list',
  department: 'phone',
  blog: 'sun',
  job: 'user',
}
