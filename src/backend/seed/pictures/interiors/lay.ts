import { develop } from './finish.ts'
import { expose } from './picture.ts'
import { png } from './png.ts'
import type { Setting } from './setting.ts'

export interface Quality {
  wide: number
  high: number
  samples: number
  radius: number
}

const fine: Quality = { wide: 1600, high: 1067, samples: 26, radius: 2 }

/** The whole picture as an SVG: the painted plate with whatever lies over it. */
export function pictureSvg(s: Setting, q: Quality = fine): string {
  const data = png(q.wide, q.high, develop(expose(s, q.wide, q.high, q.samples), s.key, q.radius)).toString('base64')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1600" height="1067" viewBox="0 0 1600 1067">' +
    `<image width="1600" height="1067" preserveAspectRatio="none" xlink:href="data:image/png;base64,${data}"/>${s.veil ?? ''}</svg>`
  )
}
