import * as v from 'valibot'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { AreaLinks } from '../../ui/area-links.tsx'

export const areasPart = defineFragment({
  name: 'department-areas',
  parameters: v.strictTuple([writtenEntry]),
  async load({ market, services }, departmentId) {
    const areas = await services.content.areaCards(market.locale, { departmentId })
    return areas.length > 0 && <AreaLinks areas={areas} />
  },
})
