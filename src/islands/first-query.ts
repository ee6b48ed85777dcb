import type { ReactNode } from 'react'

/** Initial data of a query. */
interface FirstQuery<Data> {
  enabled?: boolean
  /** The data, or a function that returns it. */
  initialData?: Data | (() => Data) | undefined
  /** Milliseconds for which the initial data counts as fresh. */
  staleTime?: number
}

/**
 * Replaces react-query in the site worker: nothing is requested, and initial data is there, as in the first render in
 * the browser.
 */
export class QueryClient {}

export function QueryClientProvider({ children }: { children: ReactNode }): ReactNode {
  return children
}

export function keepPreviousData<Data>(previous: Data | undefined): Data | undefined {
  return previous
}

export function useQuery<Data>({ enabled = true, initialData, staleTime = 0 }: FirstQuery<Data>) {
  const data = isMaker(initialData) ? initialData() : initialData
  return {
    data,
    isError: false,
    isFetching: enabled && (data === undefined || staleTime === 0),
    isPlaceholderData: false,
    refetch,
  }
}

function isMaker<Data>(given: Data | (() => Data) | undefined): given is () => Data {
  return typeof given === 'function'
}

function refetch(): never {
  throw new Error('A page that is being written asks for nothing')
}
