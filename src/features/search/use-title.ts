import { useEffect, useRef } from 'react'

/** The document's title says which page of the results is shown, as it does where each page is loaded. */
export function useTitle(title: string, page: number, numbered: (page: number) => string): void {
  const written = useRef<string>(undefined)
  const wanted = page > 1 ? numbered(page) : title
  useEffect(() => {
    const before = written.current
    written.current = wanted
    // What follows it, such as the brand, stays.
    if (before && before !== wanted && document.title.startsWith(before)) {
      document.title = wanted + document.title.slice(before.length)
    }
  }, [wanted])
}
