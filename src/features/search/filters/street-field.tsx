import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { streetKey } from '../../../domain/slugs.ts'
import { streetsQuery } from '../../../islands/fetch-results.ts'
import { TextField } from '../../../ui/field.tsx'
import type { PlaceProps } from './counted-select.tsx'

/** Name of the field: the search follows when it is left, because a name that is still typed is no street yet. */
export const streetFieldName = 'vejnavn'

/** A street by its name, chosen from the browser's own list or typed. The names are fetched when the field is entered. */
export function StreetField({ messages, criteria }: Pick<PlaceProps, 'messages' | 'criteria'>) {
  const [isEntered, setEntered] = useState(false)
  const { data: names } = useQuery({ ...streetsQuery, enabled: isEntered })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)

  // The field may have the focus already when React takes over.
  useEffect(() => {
    if (document.activeElement === input.current) setEntered(true)
  }, [])

  function typed(event: ChangeEvent<HTMLInputElement>) {
    const key = streetKey(event.target.value)
    const isWhole = key === '' || names?.some((name) => streetKey(name) === key)
    if (!isWhole) event.stopPropagation()
  }
  return (
    <>
      <TextField
        ref={input}
        name={streetFieldName}
        label={messages.search.filter.street}
        maxLength={100}
        list={names && listId}
        defaultValue={criteria.get(streetFieldName)?.value ?? ''}
        onFocus={() => setEntered(true)}
        onChange={typed}
      />
      {names && (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  )
}
