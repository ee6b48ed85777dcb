import * as reactQuery from '@tanstack/react-query'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as firstQuery from '../../../src/islands/first-query.ts'
import { readSources } from '../../architecture/sources.ts'

/** What an island uses of it. */
interface Library {
  QueryClient: new () => object
  QueryClientProvider: FunctionComponent<{ client: never; children: ReactNode }>
  useQuery(options: object): { data?: unknown; isError: boolean; isFetching: boolean }
  keepPreviousData: unknown
}

function firstDrawing(library: Library, options: object): string {
  function Asking() {
    const requested = { queryKey: ['one'], queryFn: async () => 'asked for', placeholderData: library.keepPreviousData }
    const { data = 'nothing', isError, isFetching } = library.useQuery({ ...requested, ...options })
    return JSON.stringify({ data, isError, isFetching })
  }
  const props = { client: new library.QueryClient() as never, children: createElement(Asking) }
  return renderToStaticMarkup(createElement(library.QueryClientProvider, props))
}

test.each([
  {},
  { initialData: 'given' },
  { initialData: 'given', staleTime: 60_000 },
  { initialData: undefined, staleTime: 60_000 },
  { enabled: false },
  { enabled: false, initialData: 'given' },
  { initialData: () => 'given', staleTime: 60_000 },
])('a query of %o is drawn as react-query draws it first', (options) => {
  const drawn = firstDrawing(firstQuery as unknown as Library, options)
  expect(drawn).toBe(firstDrawing(reactQuery as unknown as Library, options))
  expect(drawn).toContain('data')
})

test('an island uses nothing of react-query that the site worker does not have', async () => {
  const sources = await readSources(['src/features/**/*.{ts,tsx}', 'src/islands/*.ts'])
  const used = new Set<string>()
  const { useQuery: answer } = firstQuery
  const fields = Object.keys(answer({}))
  for (const { text } of sources) {
    const [, names = ''] = /import \{([^}]+)\} from '@tanstack\/react-query'/.exec(text) ?? []
    for (const name of names.split(',')) if (name.trim()) used.add(name.trim())
    for (const [, results = ''] of text.matchAll(/const \{([^}]+)\} = useQuery\(/g)) {
      for (const name of results.split(',')) expect(fields).toContain(name.trim().split(/\W/)[0])
    }
  }
  expect(used.size).toBeGreaterThan(0)
  expect(Object.keys(firstQuery)).toEqual(expect.arrayContaining([...used]))
})
