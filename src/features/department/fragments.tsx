import * as v from 'valibot'
import { areaCardsQuery, ofDepartment } from '../../contracts/queries/area-cards.ts'
import { defineFragment, writtenEntry } from '../../routing/fragment.ts'
import { AreaLinks } from '../../ui/area-links.tsx'

export const areasPart = defineFragment({
  name: 'department-areas',
  parameters: v.strictTuple([writtenEntry]),
  async load({ market, services }, departmentId) {
    const asked = { locale: market.locale, where: ofDepartment(departmentId) }
    const areas = await services.content.query(areaCardsQuery, asked)
    return areas.length > 0 && <AreaLinks areas={areas} />
  },
})
