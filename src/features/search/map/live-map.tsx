import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type MapContent, MapReplySchema, type Pin } from '../../../contracts/map.ts'
import type { HouseCardHtml, ShownHouses } from '../../../contracts/search.ts'
import { type Box, boxHolds, readBox } from '../../../domain/map/box.ts'
import { type Criteria, requestsDates } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import { fetchFromSite, mayRetry } from '../../../islands/fetch-from-site.ts'
import { searchStaleMs } from '../../../islands/fetch-results.ts'
import { areaName } from '../../../markets/area-name.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { formatMoney, formatNumber, wholeUnits } from '../../../markets/formats.ts'
import type { Market } from '../../../markets/market.ts'
import { stayPriceText } from '../../../ui/price.tsx'
import { searchQuery, searchUrl } from '../../../urls/search-url.ts'
import { DrawArea } from './draw-area.tsx'
import type { HouseTexts } from './draw-houses.ts'
import type { Look } from './draw-map.ts'
import { fillWindow } from './fill-window.ts'
import { MapTools } from './map-tools.tsx'
import { type MapMessages, PinCard } from './pin-card.tsx'
import type { RunningMap } from './run-map.ts'

/** A house of the list: its id, latitude and longitude. */
type Spot = NonNullable<ShownHouses['spots']>[number]

export interface LiveMapProps {
  market: Market
  messages: MapMessages
  path: string
  criteria: Criteria
  view: SearchView
  spots: readonly Spot[]
  cards: readonly HouseCardHtml[]
  /** The part shown while none is requested. */
  home: Box
  /** The house that the list points to. */
  pointed: Spot | null
  /** The house that the map points to. */
  onPoint: (id: number | null) => void
  /** Searches again, by the query of a search URL. */
  search: (query: string) => void
}

/** The movable map: Leaflet and the coast come with this module, the houses with every part that is shown. */
export function LiveMap({ market, messages, path, criteria, view, home, search, onPoint, ...list }: LiveMapProps) {
  const { spots, cards, pointed } = list
  const [sight, setSight] = useState<Sight | null>(null)
  const [follows, setFollows] = useState(true)
  const [isTiled, setTiled] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  const [isFull, setFull] = useState(false)
  const [chosen, setChosen] = useState<readonly Pin[]>([])
  /** The part that was drawn by hand. */
  const drawnKort = useRef<string>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const running = useRef<RunningMap>(undefined)
  const requested = criteria.get('kort')?.value
  const texts = messages.map
  const { stayPrice, ...pinTexts } = priceTexts(market, messages, criteria)

  const inSight = sight && new Map([...criteria, ['kort', { value: sight.kort }]])
  const urlQuery = inSight ? searchQuery(inSight, { ...view, page: 1 }).toString() : ''
  const { data, isError, refetch } = useQuery({ ...mapQuery(urlQuery, sight?.zoom ?? 0), enabled: sight !== null })

  /** Leaflet calls the handlers of the first render, which find the current ones here. */
  const present = useRef({ moved(_next: Sight) {}, narrowed(_box: Box) {} })
  present.current = {
    moved(next) {
      setSight(next)
      setChosen([])
      if (follows) searchIn(next.kort)
    },
    narrowed: (box) => running.current?.look({ box, isHome: false }),
  }
  /** Shows the requested part on a map of another size, or another part. */
  function lookAgain() {
    if (!running.current) return
    const isDrawn = requested !== undefined && requested === drawnKort.current
    running.current.look({ ...lookAt(requested, home), isDrawn })
    const seen = running.current.sight()
    // What lies around a part that was drawn is not searched.
    setSight(isDrawn ? { ...seen, kort: requested } : seen)
  }
  function searchIn(kort: string) {
    if (kort !== requested)
      search(searchQuery(new Map([...criteria, ['kort', { value: kort }]]), { ...view, page: 1 }).toString())
  }

  // On a phone it reaches from there down to the bar, also when what stands above it changes.
  useEffect(() => {
    const element = frame.current?.parentElement
    if (!element || isFull) return
    const moved = new ResizeObserver(() => {
      element.style.setProperty('--map-top', `${element.getBoundingClientRect().top + scrollY}px`)
    })
    moved.observe(document.body)
    return () => moved.disconnect()
  }, [isFull])

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once; what changes later is told to it below
  useEffect(() => {
    let isOver = false
    import('./run-map.ts').then(({ runMap }) => {
      if (isOver || !frame.current) return
      running.current = runMap(frame.current, {
        market,
        first: lookAt(requested, home),
        texts: pinTexts,
        moved: (next) => present.current.moved(next),
        chosen: setChosen,
        pointed: onPoint,
        tiled: () => setTiled(true),
      })
      setSight(running.current.sight())
    })
    return () => {
      isOver = true
      running.current?.remove()
    }
  }, [])

  // Houses on the map are drawn after those of the list.
  const drawn = useDeferredValue(data)
  useEffect(() => {
    if (drawn) running.current?.show(drawn)
  }, [drawn])
  // The house whose card is open, else that of the list.
  const [open] = chosen
  useEffect(() => {
    const [id, lat, lng] = pointed ?? []
    const inList = id === undefined || lat === undefined || lng === undefined ? null : { id, lat, lng }
    running.current?.mark(open ?? inList)
    if (inList && !open && matchMedia(rowOnMap).matches) running.current?.reveal(inList, 0)
  }, [pointed, open])

  // Back, forward and a filter that is taken away lead to another part of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is asked for changes
  useEffect(() => {
    if (!sight || !running.current || requested === sight.kort) return
    lookAgain()
  }, [requested])

  useEffect(() => {
    const element = frame.current?.parentElement
    if (isFull && element) return fillWindow(element, () => setFull(false))
  }, [isFull])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when its size changes
  useEffect(() => {
    if (sight) lookAgain()
  }, [isFull])

  // The card hides neither the pin of its house nor those beside it.
  useEffect(() => {
    const card = frame.current?.parentElement?.querySelector<HTMLElement>('.map-card')
    const [pin] = chosen
    if (!card || !pin) return
    const foot = () => (card.parentElement?.getBoundingClientRect().bottom ?? 0) - card.getBoundingClientRect().top
    const sized = new ResizeObserver(() => running.current?.reveal(pin, foot()))
    sized.observe(card)
    return () => sized.disconnect()
  }, [chosen])

  const here = sight && sight.kort !== requested && !follows && data
  return (
    <>
      <section
        className="map-live"
        ref={frame}
        aria-label={texts.label}
        aria-busy={!data}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || chosen.length === 0) return
          event.preventDefault()
          setChosen([])
        }}
      />
      {isDrawing && (
        <DrawArea
          hint={texts.drawHint}
          cancel={() => setDrawing(false)}
          done={(from, to) => {
            setDrawing(false)
            drawnKort.current = running.current?.boxBetween(from, to)
            if (drawnKort.current) searchIn(drawnKort.current)
          }}
        />
      )}
      {sight && (
        <MapTools
          market={market}
          texts={texts}
          zoom={sight.zoom}
          scale={running.current?.scale() ?? null}
          isTiled={isTiled}
          follows={follows}
          onFollow={(next) => {
            setFollows(next)
            if (next) searchIn(sight.kort)
          }}
          isDrawing={isDrawing}
          toggleDrawing={() => {
            setChosen([])
            setDrawing(!isDrawing)
          }}
          isFull={isFull}
          toggleFull={() => setFull(!isFull)}
          zoomBy={(steps) => running.current?.zoomBy(steps)}
          panTo={(to) => running.current?.panTo(to)}
          here={here ? { count: data.total, href: searchUrl(path, inSight ?? criteria, { ...view, page: 1 }) } : null}
          coast={
            requested
              ? searchUrl(path, new Map([...criteria].filter(([key]) => key !== 'kort')), { ...view, page: 1 })
              : null
          }
          failed={isError ? () => void refetch() : null}
        />
      )}
      <PinCard
        market={market}
        messages={messages}
        criteria={criteria}
        view={view}
        pins={chosen}
        cards={cardsIn(sight && (readBox(sight.kort) ?? home), cards, spots)}
        priceOf={stayPrice}
        choose={(pin) => setChosen([pin])}
        close={() => {
          const [pin] = chosen
          setChosen([])
          if (pin) running.current?.focus(pin.id)
        }}
      />
    </>
  )
}

/** Where the houses lie in a row on the map (map-view.css). */
const rowOnMap = '(width < 45rem)'

function lookAt(requested: string | undefined, home: Box): Look {
  const box = readBox(requested ?? '')
  return box ? { box, isHome: false } : { box: home, isHome: true }
}

/** The cards of those houses that stand in the box; without one all. */
function cardsIn(box: Box | null, cards: readonly HouseCardHtml[], spots: readonly Spot[]): readonly HouseCardHtml[] {
  if (!box) return cards
  const inside = new Set(spots.filter(([, lat, lng]) => boxHolds(box, lat, lng)).map(([id]) => id))
  return cards.filter(({ id }) => inside.has(id))
}

/** Prices on the map: the total of the requested stay, or "from" the cheapest one's. */
function priceTexts(
  market: Market,
  messages: MapMessages,
  criteria: Criteria,
): HouseTexts & { stayPrice(pin: Pin): string } {
  const from = requestsDates(criteria) ? '' : `${messages.card.from} `
  const price = ({ total }: Pin) =>
    total === null ? messages.map.noFreeStays : `${from}${formatMoney(market, wholeUnits(total))}`
  /** Whatever is requested, a group's houses have different prices. */
  const cheapest = (total: number | null) =>
    total === null ? null : `${messages.card.from} ${formatMoney(market, wholeUnits(total))}`
  const stayPrice = (pin: Pin) =>
    pin.total === null || pin.duration === null
      ? price(pin)
      : stayPriceText(market, messages.card, { total: pin.total, duration: pin.duration, from: from !== '' })
  return {
    price,
    stayPrice,
    pin: (pin) => `${pin.title}, ${stayPrice(pin)}`,
    group(count, total, area) {
      const place = areaName(market, area)
      const number = formatNumber(market, count)
      const price = cheapest(total)
      const heard = formatMessage(messages.map.houses, { count }, market).slice(number.length)
      return { place, count: number, heard: price === null ? heard : `${heard}, `, price }
    },
  }
}

/** The part of the map that is in sight. */
export interface Sight {
  /** As in the criterion `kort`. */
  kort: string
  zoom: number
}

/** The react-query options of a part of the map, for the query of a search URL with its `kort`. */
function mapQuery(query: string, zoom: number) {
  const url = `/api/map/?${query}&zoom=${Math.floor(zoom)}`
  return {
    queryKey: ['map', url],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MapContent> =>
      v.parse(MapReplySchema, await fetchFromSite(url, signal)).data,
    retry: mayRetry,
    placeholderData: keepPreviousData,
    staleTime: searchStaleMs,
    networkMode: 'always' as const,
  }
}
