import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ChoiceCounts } from '../contracts/search.ts'
import { areas, regions } from '../domain/areas.ts'
import type { Criteria } from '../domain/search-criteria.ts'
import { streetKey } from '../domain/slugs.ts'
import { isNameTyped, placeField, readTypedPlace } from '../domain/typed-place.ts'
import { streetsQuery } from '../islands/fetch-results.ts'
import { useFilled } from '../islands/forms-query.ts'
import { areaName } from '../markets/area-name.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { countOf } from './choice-count.ts'
import { fieldId } from './field-id.ts'
import { Icon } from './icons.tsx'
import { Ticks } from './ticks.tsx'
import { writeByHand } from './write-by-hand.ts'

export interface WhereFieldProps {
  market: Market
  texts: Pick<Messages['search']['form'], 'area' | 'allAreas' | 'places' | 'regions' | 'showAll'>
  criteria: Criteria
  counts: ChoiceCounts | null
  /** URL of the form with all areas; without one they are here. */
  allHref?: string
}

const areasKey = 'omraader'
const id = fieldId(placeField)
/** Streets that are listed at once. */
const maxStreets = 6

/**
 * The place: a field to type into, and a list of areas with a checkbox each, which is all without scripts; a page that
 * does not contain all of them has the chosen ones and a link to the others. With scripts the field is a combobox (APG)
 * over the same checkboxes in the closed list, which hold the choice.
 */
export function WhereField({ market, texts, criteria, counts, allHref }: WhereFieldProps) {
  const value = criteria.get(areasKey)?.value ?? ''
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isLive, setLive] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(value === '' ? [] : value.split(','))
  const [text, setText] = useState('')
  /** Null until the arrow keys choose: the first name that fits what is typed. */
  const [walked, setWalked] = useState<number | null>(null)
  const streets = useStreets(isLive && isOpen)
  const boxes = () => [...(root.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])]
  const readBoxes = () => setChosen(boxes().flatMap((box) => (box.checked ? box.value : [])))

  // What was typed and ticked before React came counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    const focused = document.activeElement
    setLive(true)
    readBoxes()
    follow(input.current?.value ?? '')
    if (!focused || !root.current?.contains(focused)) return
    setOpen(true)
    input.current?.focus()
  }, [])
  const filled = useFilled(root)
  // What is searched for now is what is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the search is another
  useEffect(() => {
    if (!isLive) return
    for (const box of boxes()) box.checked = value.split(',').includes(box.value)
    readBoxes()
    if (readTypedPlace(input.current?.value ?? '').every(([key]) => key === areasKey)) write('')
  }, [value, filled])

  const groups = isOpen ? optionGroups(market, texts, text, streets) : []
  const options = groups.flatMap((group) => group.options)
  const active = walked ?? (text === '' ? -1 : firstNamed(options, text))

  function write(next: string) {
    if (input.current) input.current.value = next
    follow(next)
  }
  function follow(next: string) {
    setText(next)
    setWalked(null)
  }
  function typed(event: ChangeEvent<HTMLInputElement>) {
    const next = event.target.value
    follow(next)
    setOpen(true)
    // A text that is still being typed is no place yet.
    if (next !== '' && !streets.some((name) => streetKey(name) === streetKey(next))) event.stopPropagation()
  }
  function choose({ kind, name, value: slug }: Option) {
    if (kind === 'area') {
      boxes()
        .find((box) => box.value === slug)
        ?.click()
      write('')
      return
    }
    setOpen(false)
    if (input.current) writeByHand(input.current, name)
  }
  function pressed(event: KeyboardEvent<HTMLInputElement>) {
    const option = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      if (!event.altKey) setWalked(stepped(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    } else if (event.key === 'Enter' && isOpen && option) choose(option)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'Escape' && text !== '') write('')
    else return
    event.preventDefault()
  }

  const names = areas.filter(({ slug }) => chosen.includes(slug)).map((area) => areaName(market, area))
  const shownOption = options[active]
  const requested = value.split(',')
  const listed = [
    ...Map.groupBy(
      areas.filter(({ slug }) => !allHref || requested.includes(slug)),
      ({ region }) => region,
    ),
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its boxes and its field do
    <div
      className="field where"
      ref={root}
      onChange={readBoxes}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <label htmlFor={id}>{texts.area}</label>
      <input
        ref={input}
        id={id}
        name={placeField}
        type="text"
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={names.join(', ') || texts.allAreas}
        aria-describedby={`${id}-chosen`}
        {...(isLive && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': shownOption && optionId(shownOption),
          onChange: typed,
          onKeyDown: pressed,
          onFocus: () => setOpen(true),
          onClick: () => setOpen(true),
        })}
      />
      <span id={`${id}-chosen`} hidden>
        {names.length > 0 && formatMessage(texts.places.chosen, { places: names.join(', ') }, market)}
      </span>
      <details inert={isLive} open={isLive ? false : undefined}>
        <summary>
          <span className="visually-hidden">{texts.places.choose}</span>
          <Icon name="chevron" />
        </summary>
        <div className="where-list">
          {listed.map(([region, own]) => (
            <fieldset key={region}>
              <legend>{texts.regions[region]}</legend>
              <Ticks
                market={market}
                criteria={criteria}
                counts={counts}
                choices={own.map((area) => ({ name: areasKey, value: area.slug, label: areaName(market, area) }))}
              />
            </fieldset>
          ))}
          {allHref && <a href={allHref}>{texts.showAll}</a>}
        </div>
      </details>
      {isLive && (
        <p className="visually-hidden" role="status">
          {isOpen &&
            text !== '' &&
            (options.length > 0
              ? formatMessage(texts.places.found, { count: options.length }, market)
              : texts.places.none)}
        </p>
      )}
      {isLive && (
        <div
          className="where-list"
          id={`${id}-list`}
          role="listbox"
          aria-label={texts.area}
          aria-multiselectable="true"
          tabIndex={-1}
          hidden={!isOpen}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isOpen && options.length === 0 && <p>{texts.places.none}</p>}
          {groups.map(({ title, options: own }) => (
            // biome-ignore lint/a11y/useSemanticElements: of options
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden="true">{title}</p>
              {own.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                <div
                  key={optionId(option)}
                  id={optionId(option)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.kind === 'area' && chosen.includes(option.value)}
                  data-active={option === shownOption ? '' : undefined}
                  ref={option === shownOption ? intoView : undefined}
                  onClick={() => choose(option)}
                >
                  {option.name}
                  {option.kind === 'area' && <Count market={market} count={countOf(counts, areasKey, option.value)} />}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function Count({ market, count }: { market: Market; count: number | undefined }) {
  return count === undefined ? null : <small>{` ${formatNumber(market, count)}`}</small>
}

interface Option {
  kind: 'area' | 'street'
  value: string
  name: string
}

function optionId({ kind, value }: Option): string {
  return `${id}-${kind}-${value}`
}

/** Areas by their stretch of the coast, then streets, as far as they are what is typed. */
function optionGroups(
  market: Market,
  texts: WhereFieldProps['texts'],
  text: string,
  streets: readonly string[],
): { title: string; options: Option[] }[] {
  const isShown = (name: string) => streetKey(text) === '' || isNameTyped(name, text)
  const ofRegions = regions.map((region) => ({
    title: texts.regions[region],
    options: areas
      .filter((area) => area.region === region)
      .map((area): Option => ({ kind: 'area', value: area.slug, name: areaName(market, area) }))
      .filter(({ name }) => isShown(name) || isNameTyped(texts.regions[region], text)),
  }))
  const ofStreets = streetKey(text).length < 2 ? [] : streets.filter(isShown).slice(0, maxStreets)
  const all = [
    ...ofRegions,
    {
      title: texts.places.streets,
      options: ofStreets.map((name): Option => ({ kind: 'street', value: streetKey(name).replaceAll(' ', '-'), name })),
    },
  ]
  return all.filter(({ options }) => options.length > 0)
}

/** Names of streets, loaded when they are needed; empty until then, and on failure. */
function useStreets(areNeeded: boolean): readonly string[] {
  const [streets, setStreets] = useState<readonly string[]>([])
  useEffect(() => {
    if (!areNeeded || streets.length > 0) return
    const controller = new AbortController()
    streetsQuery.queryFn(controller).then(setStreets, () => undefined)
    return () => controller.abort()
  }, [areNeeded, streets])
  return streets
}

/** The option that Enter chooses: an area of that name before a region of that name. */
function firstNamed(options: readonly Option[], text: string): number {
  return Math.max(
    0,
    options.findIndex(({ name }) => isNameTyped(name, text)),
  )
}

function stepped(active: number, by: 1 | -1, length: number): number {
  if (length === 0) return -1
  return active < 0 ? (by > 0 ? 0 : length - 1) : (active + by + length) % length
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
