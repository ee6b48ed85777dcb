import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Pin } from '../../../contracts/map.ts'
import type { HouseCardHtml } from '../../../contracts/search.ts'
import { type Box, boxHolds, readBox } from '../../../domain/map/box.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView } from '../../../domain/search-view.ts'
import type { Market } from '../../../markets/market.ts'
import { searchQuery, searchUrl } from '../../../urls/search-url.ts'
import { DrawArea } from './draw-area.tsx'
import type { Look } from './draw-map.ts'
import { fillWindow } from './fill-window.ts'
import { priceTexts } from './houses/price-texts.ts'
import { type Sight, useHouses } from './houses/use-houses.ts'
import { MapTools } from './map-tools.tsx'
import { type MapMessages, PinCard } from './pin-card.tsx'
import type { RunningMap } from './run-map.ts'
import { standBeside } from './stand-beside.ts'
import { type ListedHouses, type Spot, useListedHouses } from './use-listed-houses.ts'

export interface LiveMapProps extends ListedHouses {
  market: Market
  messages: MapMessages
  path: string
  criteria: Criteria
  view: SearchView
  cards: readonly HouseCardHtml[]
  /** The part shown while none is requested and no house is found. */
  home: Box
  /** Searches again, by the query of a search URL. */
  search: (query: string) => void
}

/** The movable map: Leaflet and the coast come with this module, the houses with every part that is shown. */
export function LiveMap({ market, messages, path, criteria, view, home, search, cards, ...listed }: LiveMapProps) {
  const { spots } = listed
  const { marked: pointed, mark, choose } = useListedHouses(listed, messages.card.from)
  const [sight, setSight] = useState<Sight | null>(null)
  const [follows, setFollows] = useState(true)
  const [isTiled, setTiled] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  const [isFull, setFull] = useState(false)
  const [chosen, setChosen] = useState<readonly Pin[]>([])
  /** The part that was drawn by hand. */
  const drawnKort = useRef<string>(undefined)
  /** The part that the map was led to; none where it shows all houses. */
  const lookedAt = useRef<string>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const running = useRef<RunningMap>(undefined)
  const requested = criteria.get('kort')?.value
  const before = useRef(requested)
  const texts = messages.map
  const { stayPrice, ...pinTexts } = priceTexts(market, messages, criteria)

  const within = (kort: string) => new Map([...criteria, ['kort', { value: kort }]])
  const queryWithin = (kort: string) => searchQuery(within(kort), { ...view, page: 1 }).toString()
  const { data, around, isError, tryAgain } = useHouses({ requested, sight, queryWithin })
  const fit = around === undefined ? null : (around ?? home)

  /** Leaflet calls the handlers of the first render, which find the current ones here. */
  const present = useRef({ moved(_next: Sight) {}, narrowed(_box: Box) {} })
  present.current = {
    moved(next) {
      lookedAt.current = next.kort
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
    lookedAt.current = requested
    running.current.look({ ...lookAt(requested, fit ?? home), isDrawn })
    const seen = running.current.sight()
    // What lies around a part that was drawn is not searched.
    setSight(isDrawn ? { ...seen, kort: requested } : seen)
  }
  function searchIn(kort: string) {
    if (kort !== requested) search(queryWithin(kort))
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

  // It is drawn where it stays: the script comes while the houses are searched.
  const [isPlaced, setPlaced] = useState(requested !== undefined)
  useEffect(() => {
    void loadMap()
    if (fit) setPlaced(true)
  }, [fit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once; what changes later is told to it below
  useEffect(() => {
    if (!isPlaced) return
    let isOver = false
    loadMap().then(({ runMap }) => {
      if (isOver || !frame.current) return
      running.current = runMap(frame.current, {
        market,
        first: lookAt(requested, fit ?? home),
        texts: pinTexts,
        moved: (next) => present.current.moved(next),
        chosen: setChosen,
        pointed: mark,
        tiled: () => setTiled(true),
      })
      setSight(running.current.sight())
    })
    return () => {
      isOver = true
      running.current?.remove()
    }
  }, [isPlaced])

  // Houses on the map are drawn after those of the list.
  const drawn = useDeferredValue(data)
  const isRunning = sight !== null
  useEffect(() => {
    if (isRunning && drawn) running.current?.show(drawn)
  }, [isRunning, drawn])
  // The house whose card is open, else that of the list.
  const [open] = chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: its price changes with the house alone
  useEffect(() => {
    running.current?.mark(open ? { ...open, price: pinTexts.price(open) } : pointed)
    if (pointed && !open && matchMedia(rowOnMap).matches) running.current?.reveal(pointed, 0)
  }, [pointed, open])
  const openId = open?.id ?? null
  useEffect(() => choose(openId), [openId, choose])

  // Back, forward and a filter lead to another part of the map; not away from where the guest has moved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what is asked for changes
  useEffect(() => {
    if (!sight || !running.current || (requested === undefined && !fit)) return
    const isLeft = requested !== before.current
    before.current = requested
    if (requested === undefined ? isLeft || lookedAt.current === undefined : requested !== sight.kort) lookAgain()
  }, [requested, fit])

  useEffect(() => {
    const element = frame.current?.parentElement
    if (isFull && element) return fillWindow(element, () => setFull(false))
  }, [isFull])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when its size changes
  useEffect(() => {
    if (sight) lookAgain()
  }, [isFull])

  // The card stands beside its pin, or hides neither that nor those beside it.
  useEffect(() => {
    const card = frame.current?.parentElement?.querySelector<HTMLElement>('.map-card')
    const [pin] = chosen
    if (!card || !pin) return
    const foot = () => (card.parentElement?.getBoundingClientRect().bottom ?? 0) - card.getBoundingClientRect().top
    const sized = new ResizeObserver(() => {
      const button = frame.current?.querySelector(`[data-pin="${pin.id}"]`)
      if (!button || matchMedia(rowOnMap).matches || !standBeside(card, button)) running.current?.reveal(pin, foot())
    })
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
          here={here ? { count: data.total, href: searchUrl(path, within(sight.kort), { ...view, page: 1 }) } : null}
          coast={
            requested
              ? searchUrl(path, new Map([...criteria].filter(([key]) => key !== 'kort')), { ...view, page: 1 })
              : null
          }
          failed={isError ? tryAgain : null}
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

const loadMap = () => import('./run-map.ts')

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
