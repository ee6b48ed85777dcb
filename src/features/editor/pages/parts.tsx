import { Notice, type NoticeProps } from '../../../ui/notice.tsx'

/**
 * At the end of a form's action: the page that answers, after a redirect too, begins at its outcome, for those who use the
 * keyboard and for screen readers. The console has no scripts.
 */
export const outcomeFragment = '#outcome'

/** What has become of what somebody has just done. */
export function Outcome(props: NoticeProps) {
  return (
    <div id={outcomeFragment.slice(1)} tabIndex={-1} role="status">
      <Notice {...props} />
    </div>
  )
}

/** Links to the page before and the next one. */
export function Pages({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages <= 1) return null
  return (
    <nav className="editor-tabs" aria-label="Pages">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <a href={href(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}
