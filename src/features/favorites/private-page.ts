import type { ReactNode } from 'react'
import { sameInAll } from '../../routing/entry-head.ts'
import type { LoaderResult } from '../../routing/page.ts'

export interface PrivatePageOptions {
  path: string
  title: string
  main: Promise<ReactNode>
  status?: Extract<LoaderResult, { kind: 'page' }>['status']
  /** What the other editions' page is asked with. */
  kept?: URLSearchParams
  captcha?: boolean
}

/** A page of one guest's own: kept by no cache, found by no search engine. */
export function privatePage({ path, title, main, status = 200, kept, captcha }: PrivatePageOptions): LoaderResult {
  return {
    kind: 'page',
    status,
    head: {
      title,
      canonical: path,
      alternates: sameInAll(path),
      ...(kept ? { kept } : {}),
      robots: 'noindex',
    },
    layout: 'page',
    main,
    ...(captcha ? { captcha } : {}),
  }
}
