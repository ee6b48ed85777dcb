import { languageNames } from '../../../editions/table.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'
import type { PreviewedPage, PreviewLink } from '../preview.ts'
import { momentText } from './parts.tsx'

interface PreviewProps {
  /** What was requested; empty: nothing yet. */
  given: string
  page: PreviewedPage | null
  /** Absent while the site can't sign links, or the content service provides no drafts. */
  preview?: { until: number; links: readonly PreviewLink[] }
  /** What the site lacks. */
  lacking: readonly string[]
}

/** Makes the links under which a browser sees drafts. */
export function previewPage(props: PreviewProps): Screen {
  return { title: 'Preview', screen: 'preview', body: <PreviewScreen {...props} /> }
}

function PreviewScreen({ given, page, preview, lacking }: PreviewProps) {
  return (
    <>
      <h1>Preview</h1>
      <p className="lead">
        A link that shows drafts on the real pages for an hour, to whoever opens it: entries that were never published,
        moved slugs, menus and settings among them. Nobody else sees any of it, and nothing is cached.
      </p>
      {lacking.map((name) => (
        <Notice key={name} kind="warning">
          <p>{`This site has no ${name}, so there are no previews.`}</p>
        </Notice>
      ))}
      <form method="get" action={editorPaths.preview} className="editor-panel narrow">
        <TextField
          name="of"
          label="Entry id or address"
          placeholder="page-about or /om-os/"
          defaultValue={given}
          hint="An entry without a page of its own, such as a menu item, shows on the pages that use it."
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">Make links</Button>
      </form>
      {preview && <Links {...{ given, page, preview }} />}
    </>
  )
}

function Links({ given, page, preview }: Required<Pick<PreviewProps, 'given' | 'page' | 'preview'>>) {
  return (
    <>
      <h2>{page ? page.title : 'Front pages'}</h2>
      {!page && given !== '' && (
        <Notice kind="warning">
          <p>{`No edition has a page for ${given}: it has no slug, its parent does not exist, or it needs no page.`}</p>
        </Notice>
      )}
      <ul className="editor-links">
        {preview.links.map(({ market, path, url }) => (
          <li key={market.key}>
            <a href={url}>{`${languageNames[market.key].english} edition`}</a>{' '}
            {page && path === null ? 'has no such page; this is its front page' : path}
          </li>
        ))}
      </ul>
      <p>{`Valid until ${momentText(preview.until * 1000)}, Danish time. Copy a link to show it to a colleague.`}</p>
    </>
  )
}

/** In place of the page that a link would have led to. */
export function noPreviewPage(): Screen {
  const body = (
    <>
      <h1>This preview has ended</h1>
      <p className="lead">
        The link has expired, or belongs to another edition. Make a new one in the console, under Preview.
      </p>
      <ButtonLink href={editorPaths.preview}>Make a new link</ButtonLink>
    </>
  )
  return { title: 'This preview has ended', screen: null, body }
}
