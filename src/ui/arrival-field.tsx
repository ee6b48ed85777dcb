import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Criteria } from '../domain/search-criteria.ts'
import { useFilled } from '../islands/forms-query.ts'
import { formatDate } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { ArrivalCalendarProps } from './arrival-calendar.tsx'
import { fieldId } from './field-id.ts'
import { Icon } from './icons.tsx'
import { writeByHand } from './write-by-hand.ts'

export interface ArrivalFieldProps {
  market: Market
  texts: Pick<Messages['search']['form'], 'arrival' | 'when'>
  criteria: Criteria
  /** The first ISO day that can be requested. */
  earliest: string
}

const name = 'ankomst'
const id = fieldId(name)

/**
 * The day of arrival: the browser's own field, and with scripts a calendar in the edition's language over it, which says
 * what a stay from each day on costs. The field holds the day either way, and what was typed into it stays.
 */
export function ArrivalField({ market, texts, criteria, earliest }: ArrivalFieldProps) {
  const value = criteria.get(name)?.value ?? ''
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isLive, setLive] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState(value)
  const [Calendar, setCalendar] = useState<ComponentType<ArrivalCalendarProps> | null>(null)

  // A day that is being typed is not interrupted.
  useEffect(() => {
    const field = input.current
    if (!field) return
    function take() {
      setDay(field?.value ?? '')
      setLive(true)
    }
    if (document.activeElement !== field) return take()
    field.addEventListener('blur', take, { once: true })
    return () => field.removeEventListener('blur', take)
  }, [])
  const filled = useFilled(root)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the search is another
  useEffect(() => setDay(value), [value, filled])

  function open() {
    setOpen(true)
    // If it can't be loaded, the browser's field is shown again.
    import('./arrival-calendar.tsx').then(
      (script) => setCalendar(() => script.ArrivalCalendar),
      () => setLive(false),
    )
  }
  function close() {
    setOpen(false)
    button.current?.focus()
  }

  const shown = day === '' ? texts.when.anyDay : formatDate(market, day)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes what is open in it
    <div
      className={`field arrival-field${day === '' ? ' no-day' : ''}`}
      data-empty={texts.when.anyDay}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        close()
      }}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      {/* The button's own name begins with it: a reader that goes by the label, too, would say it twice. */}
      <label htmlFor={id} aria-hidden={isLive || undefined}>
        {texts.arrival}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="date"
        min={isLive ? undefined : earliest}
        defaultValue={value}
        hidden={isLive}
        onChange={({ target }) => setDay(target.value)}
      />
      {isLive && (
        <button
          ref={button}
          className="arrival-open"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={`${texts.arrival}: ${shown}`}
          onClick={() => (isOpen ? close() : open())}
        >
          {shown}
          <Icon name="calendar" />
        </button>
      )}
      {isOpen && (
        <div className="where-list arrival-calendar" role="dialog" aria-label={texts.arrival}>
          {Calendar && (
            <Calendar
              market={market}
              texts={texts.when.calendar}
              form={root.current?.closest('form') ?? null}
              earliest={earliest}
              day={day}
              choose={(next) => {
                if (input.current) writeByHand(input.current, next)
                close()
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}
