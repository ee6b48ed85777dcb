import { type ChangeEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ChoiceCounts } from '../../../contracts/search.ts'
import { priceSteps } from '../../../editions/table.ts'
import { useFilled } from '../../../islands/forms-query.ts'
import { formatMessage } from '../../../markets/format-message.ts'
import { formatMoney } from '../../../markets/formats.ts'
import { TextField } from '../../../ui/field.tsx'
import { writeByHand } from '../../../ui/write-by-hand.ts'
import { priceBarKey } from '../counted-choices.ts'
import type { PlaceProps } from './counted-select.tsx'

/** Height of the tallest bar, in the drawing's own units. */
const tallest = 40
/** Pixels, at the usual size of letters (filters.css). */
const handleWidth = 24

/**
 * The price as two handles over bars of the houses' prices, from the lowest to the highest that is found. The fields are
 * what is sent, and what is shown without scripts. The handles fill them. A handle at its end means no limit. They are
 * dragged, moved by keys, or brought by a press beside them (WCAG 2.2, SC 2.5.7).
 */
export function PriceFilter({ market, messages, criteria, counts }: PlaceProps) {
  const texts = messages.search.filter
  const steps: readonly number[] = priceSteps[market.currency]
  const end = steps.length + 1
  const minPrice = criteria.get('minPris')?.value
  const maxPrice = criteria.get('maxPris')?.value
  const first = [placeOf(minPrice, 0), placeOf(maxPrice, end)] as const
  const [[min, max], setPlaces] = useState<readonly [number, number]>(first)
  const bars = barsOf(steps, counts)
  const [lowest, highest] = axisOf(bars, min, max)
  const atLow = (place: number) => Math.max(place, lowest)
  const atHigh = (place: number) => Math.min(place, highest)
  const root = useRef<HTMLFieldSetElement>(null)
  const isBesideHandles = useRef(false)

  // A handle that was moved before React came counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    const [low, high] = handlesOf(root.current)
    if (low && high && (Number(low.value) !== atLow(min) || Number(high.value) !== atHigh(max))) settle(low, high, high)
  }, [])

  const filled = useFilled(root)
  // The browser may restore the fields' values: the handles follow them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other prices are requested, or found
  useEffect(() => {
    const [low, high] = handlesOf(root.current)
    if (!low || !high) return
    const [from, to] = [placeOf(fieldOf('minPris')?.value, 0), placeOf(fieldOf('maxPris')?.value, end)]
    low.value = String(atLow(from))
    high.value = String(atHigh(to))
    setPlaces([from, to])
  }, [minPrice, maxPrice, lowest, highest, filled])

  function fieldOf(name: string) {
    return root.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  }
  function placeOf(price: string | undefined, none: number): number {
    if (!price) return none
    const step = steps.findIndex((each) => each >= Number(price))
    return step === -1 ? steps.length : step + 1
  }
  function moved(event: ChangeEvent<HTMLInputElement>) {
    const [low, high] = handlesOf(root.current)
    if (low && high) settle(low, high, event.target)
  }
  function pressed({ currentTarget, clientX }: MouseEvent) {
    const [low, high] = handlesOf(root.current)
    if (!isBesideHandles.current || !low || !high) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left - handleWidth / 2) / (width - handleWidth)
    const place = Math.min(highest, Math.max(lowest, Math.round(lowest + share * (highest - lowest))))
    const nearer = place - Number(low.value) < Number(high.value) - place ? low : high
    nearer.focus()
    writeByHand(nearer, String(place))
  }
  /** Stops the moved handle before the other one. */
  function settle(low: HTMLInputElement, high: HTMLInputElement, movedOne: HTMLInputElement) {
    if (Number(low.value) >= Number(high.value)) {
      movedOne.value = String(movedOne === low ? Number(high.value) - 1 : Number(low.value) + 1)
    }
    const [from, to] = [Number(low.value), Number(high.value)]
    const places = [from === lowest ? 0 : from, to === highest ? end : to] as const
    setPlaces(places)
    for (const [name, none, at] of [
      ['minPris', 0, places[0]],
      ['maxPris', end, places[1]],
    ] as const) {
      const field = fieldOf(name)
      // An amount between two steps stays until its own handle is moved.
      if (field && placeOf(field.value, none) !== at) field.value = String(steps[at - 1] ?? '')
    }
  }
  /** The price of a place; of that of a requested one, which may lie before its step, that one itself. */
  const money = (at: number, requested?: string) =>
    formatMoney(market, (placeOf(requested, -1) === at ? Number(requested) : (steps[at - 1] ?? 0)) * 100)
  const lowestText = money(lowest)
  const highestText = highest === end ? formatMessage(texts.over, { price: money(end - 1) }, market) : money(highest)
  const minText = min === 0 ? lowestText : formatMessage(texts.from, { price: money(min, minPrice) }, market)
  const maxText = max === end ? highestText : formatMessage(texts.upTo, { price: money(max, maxPrice) }, market)
  const field = (name: 'minPris' | 'maxPris', label: string) => (
    <TextField
      name={name}
      label={`${label} (${market.currency})`}
      type="number"
      inputMode="numeric"
      min={1}
      max={1_000_000}
      defaultValue={criteria.get(name)?.value ?? ''}
    />
  )
  const handle = { from: lowest, to: highest, onMove: moved }
  return (
    <fieldset className="price-range" ref={root}>
      <legend className="visually-hidden">{messages.search.groups.price}</legend>
      <PriceBars bars={bars} from={lowest} to={highest} min={min} max={max} />
      {/* biome-ignore lint/a11y: the handles themselves are moved by keys */}
      <div
        className="range with-scripts"
        // The end of a drag is a click, too.
        onPointerDown={({ target, currentTarget }) => {
          isBesideHandles.current = target === currentTarget
        }}
        onClick={pressed}
      >
        <Handle {...handle} label={texts.minPrice} text={minText} at={atLow(first[0])} />
        <Handle {...handle} label={texts.maxPrice} text={maxText} at={atHigh(first[1])} />
      </div>
      <p className="range-texts with-scripts" aria-hidden="true">
        <span>{minText}</span>
        <span>{maxText}</span>
      </p>
      <div className="without-scripts">
        {field('minPris', texts.minPrice)}
        {field('maxPris', texts.maxPrice)}
      </div>
    </fieldset>
  )
}

interface HandleProps {
  label: string
  /** Text for its position. */
  text: string
  from: number
  to: number
  at: number
  onMove: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Without a name: it is not sent. */
function Handle({ label, text, from, to, at, onMove }: HandleProps) {
  return (
    <input
      type="range"
      min={from}
      max={to}
      defaultValue={at}
      aria-label={label}
      aria-valuetext={text}
      autoComplete="off"
      onChange={onMove}
    />
  )
}

function handlesOf(root: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(root?.querySelectorAll<HTMLInputElement>('[type=range]') ?? [])]
}

/** How many houses have their cheapest requested stay between each two neighbouring price steps. */
function barsOf(steps: readonly number[], counts: ChoiceCounts | null): number[] {
  const upTo = [...steps.map(String), ''].map((step) => counts?.[priceBarKey]?.[step] ?? 0)
  return upTo.map((count, place) => count - (upTo[place - 1] ?? 0))
}

/** Places of the lowest and the highest price that is found; further out where a limit is. All places without a house. */
function axisOf(bars: readonly number[], min: number, max: number): [lowest: number, highest: number] {
  const isFound = (count: number) => count > 0
  const [first, last] = [bars.findIndex(isFound), bars.findLastIndex(isFound)]
  if (first === -1) return [0, bars.length]
  return [min > 0 ? Math.min(min, first) : first, max < bars.length ? Math.max(max, last + 1) : last + 1]
}

interface PriceBarsProps {
  bars: readonly number[]
  /** Places of the first and of the last price of the axis. */
  from: number
  to: number
  /** Places of the two limits: the bars between them are of houses that are found. */
  min: number
  max: number
}

/** Their place is kept for them until the counts come. */
function PriceBars({ bars, from, to, min, max }: PriceBarsProps) {
  const highest = Math.max(...bars)
  const drawn = (isShown: (place: number) => boolean) =>
    bars
      .map((count, place) => (count > 0 && isShown(place) ? barOf(place - from, (count / highest) * tallest) : ''))
      .join('')
  const isWithin = (place: number) => place >= min && place < max
  return (
    <svg
      className={highest > 0 ? 'bars' : 'bars with-scripts'}
      viewBox={`0 0 ${(to - from) * 10} ${tallest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={drawn((place) => !isWithin(place))} />
      <path className="within" d={drawn(isWithin)} />
    </svg>
  )
}

/** A bar of ten by its height, with a little air on both sides; the lowest can still be seen. */
function barOf(place: number, height: number): string {
  return `M${place * 10 + 1} ${tallest}v-${Math.max(2, Math.round(height))}h8V${tallest}z`
}
