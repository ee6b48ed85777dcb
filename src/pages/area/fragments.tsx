import * as v from 'valibot'
import { defineFragment, writtenId } from '../../routing/fragment.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { readHouses } from './load.ts'

export const housesPart = defineFragment({
  name: 'area-houses',
  parameters: v.strictTuple([writtenId]),
  async load(request, locationId) {
    const { market, messages } = request
    const { hits } = await readHouses(request, locationId)
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} />
  },
})
