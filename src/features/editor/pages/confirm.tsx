import { languageNames } from '../../../editions/table.ts'
import type { Market } from '../../../markets/market.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'

/** Asked before everything of an edition, or of all, is purged. */
export function confirmPage(edition: Market['key'] | 'all'): Screen {
  const what = edition === 'all' ? 'all editions' : `the ${languageNames[edition].english} edition`
  const body = (
    <>
      <h1>{`Purge everything in ${what}?`}</h1>
      <p className="lead">
        Nothing cached until now will be served again: every page is rebuilt when it is next requested, so pages are
        slower for a few minutes. Purging a single page, entry or house has no such effect.
      </p>
      <form method="post" action={editorPaths.purge} className="editor-actions">
        <input type="hidden" name="edition" value={edition} />
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit">{`Yes, purge ${what}`}</Button>
        <ButtonLink href={editorPaths.home} kind="secondary">
          No, go back
        </ButtonLink>
      </form>
    </>
  )
  return { title: `Purge everything in ${what}?`, screen: 'home', body }
}
