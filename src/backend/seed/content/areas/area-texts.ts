import type { AreaSlug } from '../../../../domain/areas.ts'
import type { Text3 } from '../../texts.ts'
import { blavandHenneTexts } from './blavand-henne.ts'
import { bovbjergTexts } from './bovbjerg.ts'
import { holmslandKlitTexts } from './holmsland-klit.ts'
import { jammerbugtTexts } from './jammerbugt.ts'
import { skagenTexts } from './skagen.ts'
import { thyTexts } from './thy.ts'
import { waddenSeaTexts } from './wadden-sea.ts'

/** What the agency says of each area; the first paragraph introduces it. */
export const areaTexts: Readonly<Record<AreaSlug, Text3>> = {
  ...waddenSeaTexts,
  ...blavandHenneTexts,
  ...holmslandKlitTexts,
  ...bovbjergTexts,
  ...thyTexts,
  ...jammerbugtTexts,
  ...skagenTexts,
}
