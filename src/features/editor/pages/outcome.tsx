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
