import type { ReactNode } from 'react'

/** What a query is given before anybody asks it. */
interface FirstQuery<Data> {
  enabled?: boolean
  initialData?: Data | undefined
  /** Milliseconds for which the data that is given is as good as asked for. */
  staleTime?: number
}

/**
 * react-query as the site worker writes islands with it: nothing is asked for, and what is given is there, as on the
 * first drawing in the browser. In builds it stands for the package there.
 */
export class QueryClient {}

export function QueryClientProvider({ children }: { children: ReactNode }): ReactNode {
  return children
}

export function keepPreviousData<Data>(previous: Data | undefined): Data | undefined {
  return previous
}

export function useQuery<Data>({ enabled = true, initialData: data, staleTime = 0 }: FirstQuery<Data>) {
  return { data, isError: false, isFetching: enabled && (data === undefined || staleTime === 0), refetch }
}

function refetch(): never {
  throw new Error('A page that is being written asks for nothing')
}
