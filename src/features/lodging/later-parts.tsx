import type { RenderContext } from '../../routing/page.ts'
import type { DeferredPart } from '../../ui/later.tsx'
import type { LoadedLodging } from './load.ts'
import { Similar } from './similar.tsx'
import { Weather } from './weather.tsx'

/** The extras further down, which a house page leaves without. */
export function deferredParts(request: RenderContext, loaded: Promise<LoadedLodging>): DeferredPart[] {
  const parts = loaded.then(({ lodging, area, asked, weather, similar }) => {
    // Whether the page says already of when it is.
    const isDated = request.lastGood() !== null
    return {
      weather: weather.then((hours) => <Weather request={request} area={area} hours={hours} isDated={isDated} />),
      similar: similar.then((hits) => (
        <Similar request={request} lodging={lodging} asked={asked} hits={hits} isDated={isDated} />
      )),
    }
  })
  return (['weather', 'similar'] as const).map((id) => ({
    id,
    main: parts.then((each) => each[id]),
    waiting: <Waiting request={request} id={id} />,
  }))
}

/** In place of an extra that is still on its way; the link brings it without scripts. */
function Waiting({ request, id }: { request: RenderContext; id: string }) {
  return (
    <p className="waiting" id={id}>
      <a href={`${request.path}?whole=1#${id}`} rel="nofollow">
        {request.messages.frame.showMore}
      </a>
    </p>
  )
}
