import { clientAssets } from 'virtual:client-assets'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteRequest } from '../../site-context.ts'
import { editorPaths } from './paths.ts'

export interface Screen {
  title: string
  /** Which of the console's it is; null before anybody has signed in. */
  screen: keyof typeof editorPaths | null
  /** Seconds until the page reloads while a purge is running. */
  refresh?: number
  /** Redirects to another URL by a refresh. */
  refreshTo?: string
  body: ReactNode
}

/** Answers with a page of the console. */
export type ShowScreen = (
  c: SiteRequest,
  page: Screen,
  status?: 200 | 401 | 403 | 404 | 409 | 422 | 502,
) => Response | Promise<Response>

interface Console extends Screen {
  brand: string
  /** Who has signed in; absent before. */
  editor?: string | undefined
}

const screens = [
  { screen: 'inbox', label: 'Inbox' },
  { screen: 'bookings', label: 'Bookings' },
  { screen: 'home', label: 'Purge' },
  { screen: 'cached', label: 'Caches' },
  { screen: 'report', label: 'Links' },
  { screen: 'preview', label: 'Preview' },
  { screen: 'marks', label: 'Marks' },
] as const

/** A page of the console: whole without scripts, and it has none. */
export function renderConsole({ title, screen, refresh, refreshTo, body, brand, editor }: Console): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · ${brand} for editors`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        {refresh !== undefined && (
          <meta httpEquiv="refresh" content={refreshTo ? `${refresh}; url=${refreshTo}` : String(refresh)} />
        )}
        {clientAssets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <link rel="stylesheet" href="/editor.css" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="editor">
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <header className="editor-bar">
          <div className="container">
            <a className="editor-brand" href={editorPaths.home}>
              {brand} <span>for editors</span>
            </a>
            {screen && (
              <nav aria-label="Console">
                {screens.map((each) => (
                  <a
                    key={each.screen}
                    href={editorPaths[each.screen]}
                    aria-current={each.screen === screen ? 'page' : undefined}
                  >
                    {each.label}
                  </a>
                ))}
              </nav>
            )}
            {screen && (
              <form method="post" action={editorPaths.signOut}>
                {editor && <span className="editor-who">{editor}</span>}
                <button type="submit">Sign out</button>
              </form>
            )}
          </div>
        </header>
        <main id="main" tabIndex={-1} className="container editor-main">
          {body}
        </main>
      </body>
    </html>,
  )}`
}
